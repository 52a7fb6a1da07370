import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { possibleErrors, shopErrors } from '#shared/contracts/define-contract.ts';
import { deployedCalls } from '#shared/contracts/index.ts';

const functions = path.resolve(import.meta.dirname, '../../../functions');

function thrownIn(pattern: string): string[] {
  const sources = globSync(pattern, { cwd: functions }).map((file) =>
    readFileSync(path.join(functions, file), 'utf8'),
  );
  const codes = sources.flatMap((source) =>
    [...source.matchAll(/new AppError\(\s*'(\w+)'/g)].map((match) => match[1]!),
  );
  return [...new Set(codes)];
}

describe('the errors of the contract', () => {
  const groups = [...Map.groupBy(deployedCalls(), ({ group }) => group)];

  it.each(groups)('%s: include everything that the group itself throws', (group, calls) => {
    const declared: string[] = calls.flatMap(({ call }) => possibleErrors(call));
    expect(thrownIn(`${group}/**/*.ts`).filter((code) => !declared.includes(code))).toEqual([]);
  });

  it('are each thrown somewhere', () => {
    const thrown = thrownIn('**/*.ts');
    const declared = [
      ...shopErrors,
      ...deployedCalls().flatMap(({ call }) => possibleErrors(call)),
    ];
    expect(declared.filter((code) => !thrown.includes(code))).toEqual([]);
  });
});
