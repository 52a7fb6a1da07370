import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isSameFile } from './find-files.ts';
import type { CheckedLog } from './log-job.ts';
import { systemErrorText } from './system-error-text.ts';
import { UsageError } from './usage-error.ts';

/** @throws UsageError where the report would be written over a log that was checked */
export function refuseToReplaceLog(cwd: string, output: string, logs: readonly CheckedLog[]): void {
  const full = path.resolve(cwd, output);
  const log = logs.find(({ result: { file } }) => isSameFile(full, path.resolve(cwd, file)));
  if (log) throw new UsageError(`--output would replace ${log.result.file}, which was checked.`);
}

/** @throws UsageError where it cannot be written */
export function writeReport(cwd: string, name: string, text: string): void {
  try {
    writeFileSync(path.resolve(cwd, name), text);
  } catch (error) {
    throw new UsageError(`${name}: ${systemErrorText(error, 'written')}`);
  }
}
