import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { runLogJob, type LogJob, type LogOutcome } from './log-job.ts';
import { createProgress } from './progress.ts';
import type { Terminal } from './run.ts';
import { UsageError } from './usage-error.ts';
import { runInWorkers } from './worker-pool.ts';

/** More workers than this would wait for the disk and for the thread that collects. */
const maxByDefault = 8;
/** A smaller amount is checked before a worker has started. */
const fewestBytes = 8e6;
const maxWorkers = 256;

/** @throws UsageError for anything but a whole number of workers */
export function readWorkers(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= maxWorkers) return count;
  throw new UsageError(`--jobs must be a whole number from 1 to ${maxWorkers}, not "${text}".`);
}

export interface Jobs {
  files: readonly string[];
  jobOf(file: string): LogJob;
  /** Called with each outcome, in the order of the files. */
  take(outcome: LogOutcome): void;
}

/** Runs jobs, in workers if that is faster or requested. */
export async function runJobs(
  jobs: Jobs,
  asked: number | undefined,
  { startWorker, progress: write }: Pick<Terminal, 'startWorker' | 'progress'>,
): Promise<void> {
  const { files, jobOf } = jobs;
  const sizes = files.map((file) => sizeOf(jobOf(file).full));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const usual = bytes < fewestBytes ? 1 : Math.min(availableParallelism(), maxByDefault);
  const workers = Math.min(asked ?? usual, files.length);
  const progress = write && createProgress(write, { files: files.length, bytes });
  const onRead = (read: number) => progress?.add(read);
  const take = (outcome: LogOutcome) => {
    progress?.clear();
    jobs.take(outcome);
  };
  try {
    if (startWorker && workers > 1) {
      // The largest jobs first, so that none of them runs alone at the end; small ones in order, because results are
      // printed in order.
      const weight = (at: number) => (sizes[at]! < fewestBytes ? 0 : sizes[at]!);
      const order = [...files.keys()].toSorted((a, b) => weight(b) - weight(a));
      await runInWorkers({ files, jobOf, take }, order, { workers, start: startWorker, onRead });
      return;
    }
    for (const file of files) take(await runLogJob(jobOf(file), onRead));
  } finally {
    progress?.clear();
  }
}

/** 0 for a file that cannot be read, which the job reports. */
function sizeOf(file: string): number {
  try {
    return statSync(file).size;
  } catch {
    return 0;
  }
}
