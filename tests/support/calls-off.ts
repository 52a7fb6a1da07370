import { methodsOf, pathParameters } from '#shared/contracts/define-contract.ts';
import { deployedCalls, listCalls } from '#shared/contracts/index.ts';
import type { Capabilities } from '#shared/site-config/capability.ts';

type Call = ReturnType<typeof listCalls>[number];

/** Lists the calls that a shop with these capabilities does not have. */
export function callsOff(capabilities: Capabilities): Call[] {
  const deployed = new Set(deployedCalls(capabilities).map(({ call }) => call));
  return listCalls().filter(({ call }) => !deployed.has(call));
}

/** Returns the name, the method and an address of each route of these calls, for `it.each`. */
export function requestsTo(calls: readonly Call[]) {
  return calls.flatMap(({ group, name, call }) => {
    const path = pathParameters(call.path).reduce(
      (at, key) => at.replace(`{${key}}`, 'x1'),
      call.path,
    );
    return methodsOf(call).map((method) => [`${group}.${name}`, method, path] as const);
  });
}
