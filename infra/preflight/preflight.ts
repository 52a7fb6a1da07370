import { accountChecks } from './account-checks.ts';
import { callerCheck } from './caller-check.ts';
import { runChecks, type Check, type Plan } from './check.ts';
import { identityCheck } from './identity-check.ts';
import type { Problem } from './problem.ts';
import { secretsCheck } from './secrets-check.ts';
import { settingsChecks } from './settings-checks.ts';
import { stackCheck } from './stack-check.ts';

/** Whose stage it is and where: what every command needs to know before it does anything. */
const placeChecks: Check[] = [
  ...settingsChecks.filter(({ name }) => name !== 'sender'),
  callerCheck,
];

const deploymentChecks: Check[] = [...accountChecks, stackCheck, identityCheck, secretsCheck];

/** Whether a command may work on the stage's account. */
export function checkPlace(plan: Plan): Promise<Problem[]> {
  return runChecks(placeChecks, plan);
}

/** Whether a deployment would work, within seconds and before anything is built. */
export async function checkDeployment(plan: Plan): Promise<Problem[]> {
  const first = await runChecks([...settingsChecks, callerCheck], plan);
  if (first.some(isStop)) return first;
  return [...first, ...(await runChecks(deploymentChecks, plan))];
}

export function isStop({ severity }: Problem): boolean {
  return severity === 'stop';
}

/** Problems as lines for a terminal: what is wrong, and below it what to type. */
export function problemText(problems: readonly Problem[]): string {
  const same = (problem: Problem) => problems.findIndex(({ says }) => says === problem.says);
  return problems
    .filter((problem, index) => same(problem) === index)
    .map(({ severity, says, next }) => `${severity === 'stop' ? '✗' : '!'} ${says}\n  → ${next}`)
    .join('\n\n');
}
