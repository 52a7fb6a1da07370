import path from 'node:path';
import { configOfFile, withoutFileNames } from '../config/config-of-file.ts';
import type { LoadedConfig } from '../config/load-config.ts';
import type { CoreConfig } from '../types.ts';
import { standardInput } from './check-flags.ts';
import { findFiles, shown } from './find-files.ts';
import { runStreamJob, type CheckedLog, type LogJob, type LogOutcome } from './log-job.ts';
import { runJobs } from './run-jobs.ts';
import type { Terminal } from './run.ts';

export interface CheckedFiles {
  logs: CheckedLog[];
  /** What could not be read, and why. */
  problems: string[];
}

export interface FilesToCheck extends LoadedConfig {
  words: readonly string[];
  /** Goes before what the configuration says. */
  profile: Pick<CoreConfig, 'profile'>;
  terminal: Terminal;
  /** As asked for; as many as are useful without it. */
  workers: number | undefined;
  /** Whether a report wants lines and plots. */
  withPictures?: boolean;
  /** Instead of checking alone, as for a repair. */
  run?: (job: LogJob) => Promise<LogOutcome>;
}

/** Checks standard input and every log that the words name, in this order. */
export async function checkFiles({
  words,
  config,
  folder,
  profile,
  terminal,
  workers,
  withPictures = false,
  run,
}: FilesToCheck): Promise<CheckedFiles> {
  const { cwd, input } = terminal;
  const named = words.filter((word) => word !== standardInput);
  const { files, problems } = findFiles(cwd, named, { patterns: config.ignore ?? [], folder });
  const outcomes: LogOutcome[] = [];
  if (named.length < words.length) {
    const own = { ...withoutFileNames(config), ...profile };
    outcomes.push(await runStreamJob({ file: 'stdin', config: own, withPictures }, input));
  }
  const jobs = files.map((file): LogJob => {
    const full = path.resolve(cwd, file);
    const own = { ...configOfFile(config, shown(folder, full)), ...profile };
    return { file, full, config: own, withPictures };
  });
  if (run) for (const job of jobs) outcomes.push(await run(job));
  else for (const one of await runJobs(jobs, workers, terminal)) outcomes.push(one);
  return {
    logs: outcomes.filter((one): one is CheckedLog => !('problem' in one)),
    problems: [...problems, ...outcomes.flatMap((one) => ('problem' in one ? one.problem : []))],
  };
}
