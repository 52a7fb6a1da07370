import { createChecker } from '../checks/create-checker.ts';
import { readConfig } from '../config/read-config.ts';
import type { CheckOptions, CheckResult, CoreConfig, Finding } from '../types.ts';
import { createEvidence } from './evidence.ts';
import { planRepairs, type Plan } from './plan.ts';
import { createRewriter, type RewriteEvents } from './rewriter.ts';

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export interface Examined {
  result: CheckResult;
  plan: Plan;
  fingerprint: string;
}

/** Checks a log and plans what can be repaired in it. */
export async function examineLog(stream: Bytes, options: CheckOptions): Promise<Examined> {
  const evidence = createEvidence();
  const config = readConfig(options.config ?? {});
  const checker = createChecker(options.file ?? 'input.las', config, evidence);
  for await (const bytes of stream) {
    checker.feed(bytes);
    if (checker.done()) break;
  }
  const result = checker.end();
  const plan = planRepairs({ ...result, header: checker.header, evidence });
  return { result, plan, fingerprint: evidence.fingerprint() };
}

/** Thrown if a repair would change a value or does not work. */
export class RepairError extends Error {
  override name = 'RepairError';
}

/**
 * Writes the repaired log to `write` and checks it in passing.
 * @param file the name in its findings
 * @returns the findings of the result
 * @throws RepairError if a value has changed or a repair did not work
 */
export async function repairLog(
  stream: Bytes,
  { plan, result, fingerprint }: Examined,
  { file, config }: { file: string; config: CoreConfig },
  to: { write(bytes: Uint8Array): Promise<void> | void; lines: RewriteEvents['lines'] },
): Promise<CheckResult> {
  const evidence = createEvidence();
  const checker = createChecker(file, config, evidence);
  let text = '';
  const rewriter = createRewriter(plan, { bytes: (more) => (text += more), lines: to.lines });
  const pass = async () => {
    const bytes = Buffer.from(text, 'latin1');
    text = '';
    checker.feed(bytes);
    await to.write(bytes);
  };
  for await (const bytes of stream) {
    rewriter.feed(bytes);
    await pass();
  }
  rewriter.end();
  await pass();
  const repaired = checker.end();
  if (evidence.fingerprint() !== fingerprint) throw new RepairError('Values would change.');
  const subjects = new Set(
    result.findings
      .filter(({ rule, line }) =>
        plan.repairs.some((one) => one.rule === rule && one.line === line),
      )
      .map(subjectOf),
  );
  const again = repaired.findings.find((finding) => subjects.has(subjectOf(finding)));
  if (again) throw new RepairError(`The repair of ${again.rule} would not work.`);
  return repaired;
}

/** The rule and the first word of the message, which is the item or the curve. A repair may reveal another. */
function subjectOf({ rule, message }: Finding): string {
  return `${rule} ${message.split(' ', 1)[0]}`;
}
