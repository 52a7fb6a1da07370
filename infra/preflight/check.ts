import type { AssistantConfig } from '#shared/site-config/assistant-schema.ts';
import type { StageConfig } from '../stage-config.ts';
import { explainError } from './explain-error.ts';
import type { Aws } from './open-aws.ts';
import type { Problem } from './problem.ts';

/** The facts about a stage before any call to AWS. */
export interface Plan {
  config: StageConfig;
  /** The region for the checks: the stage's, if it names one. */
  region: string;
  provider: AssistantConfig['provider']['kind'];
  environment: Record<string, string | undefined>;
  aws: Aws;
}

export interface Check {
  /** The name within a sentence: "the … could not be checked". */
  name: string;
  run: (plan: Plan) => Promise<Problem | undefined> | Problem | undefined;
}

/** The timeout of a check: if it takes longer, people think that it hangs. */
const timeoutMs = 8000;

/**
 * Runs checks concurrently.
 * @returns their findings, in the order of the checks
 */
export async function runChecks(
  checks: readonly Check[],
  plan: Plan,
  timeout = timeoutMs,
): Promise<Problem[]> {
  const found = await Promise.all(checks.map((check) => runCheck(check, plan, timeout)));
  return found.filter((problem) => problem !== undefined);
}

async function runCheck({ name, run }: Check, plan: Plan, timeout: number) {
  try {
    return await within(timeout, async () => run(plan));
  } catch (error) {
    return explainError(error, name);
  }
}

/**
 * Runs work with a timeout.
 * @throws Error named TimeoutError if it takes longer
 */
export async function within<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(Object.assign(new Error('No response in time.'), { name: 'TimeoutError' }));
  }, milliseconds);
  try {
    return await Promise.race([work(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
