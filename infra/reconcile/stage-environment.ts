import * as z from 'zod';
import type { Plan } from '../preflight/check.ts';
import { checkPlace, problemText } from '../preflight/preflight.ts';
import { stagePrefix } from '../stage-config.ts';

const configuration = z.object({
  Environment: z.object({ Variables: z.record(z.string(), z.string()) }),
});

/**
 * Returns the environment of the function that settles payments on a schedule, with which a command can do the same.
 * @throws Error that says what to do, if this is not the stage's account and region, or the stage is not deployed
 */
export async function stageEnvironment(plan: Plan): Promise<Record<string, string>> {
  const { config, region, aws } = plan;
  const problems = await checkPlace(plan);
  if (problems.length > 0) throw new Error(problemText(problems));
  const path = `/2015-03-31/functions/${stagePrefix(config)}-sweep/configuration`;
  const text = await aws.ask('lambda', 'GET', path).catch((error: unknown) => {
    if (!(error instanceof Error) || error.name !== 'ResourceNotFoundException') throw error;
    throw new Error(
      `The stage "${config.stage}" is not deployed.\n  → npm run deploy -- -c stage=${config.stage}`,
    );
  });
  return { ...configuration.parse(JSON.parse(text)).Environment.Variables, AWS_REGION: region };
}
