import { closeSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { isSameFile } from './find-files.ts';
import { systemErrorText } from './system-error-text.ts';
import { UsageError } from './usage-error.ts';

/** @throws UsageError if the report would overwrite a log that is to be checked */
export function refuseToReplaceLog(cwd: string, output: string, logs: readonly string[]): void {
  const full = path.resolve(cwd, output);
  const log = logs.find((file) => isSameFile(full, path.resolve(cwd, file)));
  if (log !== undefined)
    throw new UsageError(`--output would replace ${log}, which is to be checked.`);
}

/**
 * Writes a report piece by piece. The file is opened with the first piece.
 * @param flag 'wx' to replace no file
 * @throws UsageError if it cannot be written
 */
export function createReportFile(cwd: string, name: string, flag: 'w' | 'wx' = 'w') {
  let handle: number | undefined;

  function orSay<Done>(act: () => Done): Done {
    try {
      return act();
    } catch (error) {
      throw new UsageError(`${name}: ${systemErrorText(error, 'written')}`);
    }
  }

  return {
    write(text: string): void {
      orSay(() => {
        handle ??= openSync(path.resolve(cwd, name), flag);
        let rest = Buffer.from(text);
        while (rest.length > 0) rest = rest.subarray(writeSync(handle, rest));
      });
    },
    close(): void {
      if (handle !== undefined) orSay(() => closeSync(handle!));
    },
  };
}
