import path from 'node:path';
import { configOfFile, withoutFileNames } from '../config/config-of-file.ts';
import type { LoadedConfig } from '../config/load-config.ts';
import type { CoreConfig } from '../types.ts';
import { standardInput } from './check-flags.ts';
import { findFiles, shown } from './find-files.ts';
import { runStreamJob, type CheckedLog, type LogJob, type LogOutcome } from './log-job.ts';
import { runJobs } from './run-jobs.ts';
import type { Terminal } from './run.ts';

export interface FilesToCheck extends LoadedConfig {
  words: readonly string[];
  /** Overrides the configuration. */
  profile: Pick<CoreConfig, 'profile'>;
  terminal: Terminal;
  /** The requested number; if undefined, it is chosen automatically. */
  workers: number | undefined;
  /** Whether a report needs lines and plots. */
  withPictures?: boolean;
  /** Runs instead of a plain check, such as a repair. */
  run?: (job: LogJob) => Promise<LogOutcome>;
  /** Called before the first file is read, with all files to be checked. */
  begin(files: readonly string[]): void;
  /** Called with each checked log, in the order of the files. */
  take(log: CheckedLog): void;
}

/**
 * Checks standard input and every log named by the arguments, in this order.
 * @returns what could not be read, and why
 */
export async function checkFiles({
  words,
  config,
  folder,
  profile,
  terminal,
  workers,
  withPictures = false,
  run,
  begin,
  take,
}: FilesToCheck): Promise<string[]> {
  const { cwd, input } = terminal;
  const named = words.filter((word) => word !== standardInput);
  const { files, problems } = findFiles(cwd, named, { patterns: config.ignore ?? [], folder });
  begin(files);
  const takeOutcome = (outcome: LogOutcome) => {
    if ('problem' in outcome) problems.push(outcome.problem);
    else take(outcome);
  };
  if (named.length < words.length) {
    const own = { ...withoutFileNames(config), ...profile };
    takeOutcome(await runStreamJob({ file: 'stdin', config: own, withPictures }, input));
  }
  /** Creates each job only when it is due: a path takes a tenth of the memory of a job. */
  const jobOf = (file: string): LogJob => {
    const full = path.resolve(cwd, file);
    const own = { ...configOfFile(config, shown(folder, full)), ...profile };
    return { file, full, config: own, withPictures };
  };
  if (run) for (const file of files) takeOutcome(await run(jobOf(file)));
  else await runJobs({ files, jobOf, take: takeOutcome }, workers, terminal);
  return problems;
}
