import { within } from '../preflight/check.ts';
import { explainError } from '../preflight/explain-error.ts';
import { stackCheck } from '../preflight/stack-check.ts';
import { beforeChecks, placeChecks, stageChecks } from './checks.ts';
import type { DoctorCheck, Exam } from './exam.ts';
import type { Line } from './line.ts';

const timeoutMs = 15_000;

const rest: Line = {
  state: 'skipped',
  check: 'rest',
  says: 'Everything else is checked once this is fixed.',
};

/**
 * Examines a stage. Prerequisites are checked first: without the right account, all other checks would report only
 * that.
 */
export async function examine(exam: Exam): Promise<Line[]> {
  const place = await runAll(placeChecks, exam);
  if (place.some(({ state }) => state !== 'passed')) return [...place, rest];
  const before = await runAll(beforeChecks, exam);
  const lines = [...place, ...before];
  if (exam.stack) return [...lines, ...(await runAll(stageChecks, exam))];
  const { stage } = exam.config;
  if (before.some(({ check, state }) => check === stackCheck.name && state === 'unknown')) {
    return [...lines, rest];
  }
  const later: Line = {
    state: 'skipped',
    check: 'deployment',
    says: `The stage "${stage}" is not deployed yet. Its address, webhook, user pool, tables and alarms are checked after the deployment.`,
    next: `npm run deploy -- -c stage=${stage}`,
  };
  return [...lines, later];
}

async function runAll(checks: readonly DoctorCheck[], exam: Exam): Promise<Line[]> {
  const lines = await Promise.all(checks.map((check) => runOne(check, exam)));
  return lines.filter((line) => line !== undefined);
}

async function runOne(check: DoctorCheck, exam: Exam): Promise<Line | undefined> {
  const { name, okText, run } = check;
  const says = okText(exam);
  try {
    const problem = await within(timeoutMs, async () => run(exam));
    if (!problem) return says === undefined ? undefined : { state: 'passed', check: name, says };
    const state = problem.severity === 'stop' ? 'failed' : 'warning';
    return { state, check: name, says: problem.says, next: problem.next };
  } catch (error) {
    const problem = explainError(error, name);
    return { state: 'unknown', check: name, says: problem.says, next: problem.next };
  }
}
