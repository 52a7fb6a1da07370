import { bootstrapCheck, lambdaQuotaCheck, sendingCheck } from './account-checks.ts';
import { callerCheck } from './caller-check.ts';
import { runChecks, type Check, type Plan } from './check.ts';
import { identityCheck } from './identity-check.ts';
import type { Problem } from './problem.ts';
import { secretsCheck } from './secrets-check.ts';
import { regionCheck, senderCheck, terminalRegionCheck } from './settings-checks.ts';
import { stackCheck } from './stack-check.ts';

/** The account and region of the stage, which every command must know first. */
const placeChecks: Check[] = [regionCheck, terminalRegionCheck, callerCheck];

const deploymentChecks: Check[] = [
  bootstrapCheck,
  lambdaQuotaCheck,
  sendingCheck,
  stackCheck,
  identityCheck,
  secretsCheck,
];

/** Checks whether a command runs in the stage's account and region. */
export function checkPlace(plan: Plan): Promise<Problem[]> {
  return runChecks(placeChecks, plan);
}

/** Checks within seconds whether a deployment would succeed, before anything is built. */
export async function checkDeployment(plan: Plan): Promise<Problem[]> {
  const first = await runChecks([senderCheck, ...placeChecks], plan);
  if (first.some(isStop)) return first;
  return [...first, ...(await runChecks(deploymentChecks, plan))];
}

export function isStop({ severity }: Problem): boolean {
  return severity === 'stop';
}

/** Writes problems for a terminal: what is wrong, then what to type. */
export function problemText(problems: readonly Problem[]): string {
  const same = (problem: Problem) => problems.findIndex(({ says }) => says === problem.says);
  return problems
    .filter((problem, index) => same(problem) === index)
    .map(({ severity, says, next }) => `${severity === 'stop' ? '✗' : '!'} ${says}\n  → ${next}`)
    .join('\n\n');
}
