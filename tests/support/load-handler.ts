import type { LambdaHandler } from '#infra/local/gateway/invoke.ts';

const handlers = import.meta.glob<{ handler: LambdaHandler }>('../../functions/*/handler.ts');

/** Loads the sources of a group's function through vitest. */
export async function loadHandler(group: string): Promise<LambdaHandler> {
  const load = handlers[`../../functions/${group}/handler.ts`];
  if (!load) throw new Error(`There is no functions/${group}/handler.ts.`);
  return (await load()).handler;
}
