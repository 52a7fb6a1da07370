import { createReadStream } from 'node:fs';
import { createChecker } from '../checks/create-checker.ts';
import { describeLog, type InventoryEntry } from '../inventory/describe-log.ts';
import type { CheckResult, CoreConfig } from '../types.ts';
import { systemErrorText } from './system-error-text.ts';

/** One log to check. */
export interface LogJob {
  /** As it is shown. */
  file: string;
  /** The path to read. */
  full: string;
  /** As it holds for this file. */
  config: CoreConfig;
}

export interface CheckedLog {
  result: CheckResult;
  /** For an inventory. */
  entry?: InventoryEntry;
}

/** What came of it, as it can be sent between threads. */
export type LogOutcome = CheckedLog | { problem: string };

/** Checks a log; what cannot be read is a problem in words. */
export async function runLogJob(job: LogJob): Promise<LogOutcome> {
  const stream = createReadStream(job.full, { highWaterMark: 1 << 20 });
  return runStreamJob(job, stream as AsyncIterable<Uint8Array>);
}

export async function runStreamJob(
  { file, config }: Omit<LogJob, 'full'>,
  stream: AsyncIterable<Uint8Array>,
): Promise<LogOutcome> {
  const checker = createChecker(file, config);
  try {
    for await (const bytes of stream) {
      checker.feed(bytes);
      if (checker.done()) break;
    }
  } catch (error) {
    return { problem: `${file}: ${systemErrorText(error)}` };
  }
  const result = checker.end();
  return { result, entry: describeLog(checker.header, result) };
}
