import { methodsOf, type Method } from '#shared/contracts/define-contract.ts';
import { deployedCalls } from '#shared/contracts/index.ts';

const calls = deployedCalls().map(({ call }) => ({
  segments: call.path.split('/'),
  methods: methodsOf(call),
}));

/** Returns the methods of an API path; none for an unknown path. */
export function findMethods(path: string): Method[] {
  const given = path.split('/');
  const found = calls.filter(({ segments }) => fits(segments, given));
  return [...new Set(found.flatMap(({ methods }) => methods))].sort();
}

function fits(segments: readonly string[], given: readonly string[]): boolean {
  return (
    segments.length === given.length &&
    segments.every((segment, index) =>
      segment.startsWith('{') ? given[index] !== '' : segment === given[index],
    )
  );
}
