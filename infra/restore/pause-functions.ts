import { functionNames } from '../function-plan.ts';
import type { Plan } from '../preflight/check.ts';
import { stagePrefix } from '../stage-config.ts';

/** Functions that write nothing. */
const harmless = ['pages', 'tokens', 'unrouted'];

const pathsOf = ({ config }: Plan) =>
  functionNames
    .filter((name) => !harmless.includes(name))
    .map((name) => `/2017-10-31/functions/${stagePrefix(config)}-${name}/concurrency`);

/**
 * Prevents every function that writes from starting. Lambda keeps the events of streams, and Stripe retries its own.
 */
export async function pauseFunctions(plan: Plan): Promise<void> {
  const none = JSON.stringify({ ReservedConcurrentExecutions: 0 });
  for (const path of pathsOf(plan)) await plan.aws.ask('lambda', 'PUT', path, none);
}

/** Allows these functions to start again. */
export async function resumeFunctions(plan: Plan): Promise<void> {
  for (const path of pathsOf(plan)) await plan.aws.ask('lambda', 'DELETE', path);
}
