import path from 'node:path';
import { loadStageConfig } from '../load-stage-config.ts';
import type { Variables } from '../local/stack-settings.ts';
import type { Plan } from '../preflight/check.ts';
import { planFor } from '../preflight/plan-for.ts';
import { readLocalFile } from '../read-local-file.ts';
import { localEnvironment } from './local-environment.ts';
import { stageEnvironment } from './stage-environment.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Returns the settings and clients of a stage; undefined for the local stack. */
export function stagePlan(stage: string | undefined, region: string | undefined): Plan | undefined {
  return stage === undefined ? undefined : planFor(loadStageConfig(root, stage, { region }));
}

/**
 * Returns the environment in which the shop's code runs, for a stage or for the running local stack. Logs are
 * suppressed: they are meant for CloudWatch.
 * @throws Error that says what to do, if there is neither
 */
export async function environmentOf(plan: Plan | undefined): Promise<Variables> {
  const text = plan ? undefined : readLocalFile(process.env);
  if (!plan && text === undefined) {
    throw new Error('Which stage? The local stack is not running. Run npm start, or give --stage.');
  }
  const variables = plan ? await stageEnvironment(plan) : localEnvironment(text!);
  return { ...variables, POWERTOOLS_LOG_LEVEL: 'SILENT' };
}
