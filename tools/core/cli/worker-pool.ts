import { parentPort, type Worker } from 'node:worker_threads';
import { runLogJob, type LogJob, type LogOutcome } from './log-job.ts';
import type { Jobs } from './run-jobs.ts';

interface ToWorker {
  at: number;
  job: LogJob;
}

type FromWorker = { read: number } | { at: number; outcome: LogOutcome };

export interface Pool {
  workers: number;
  start(): Worker;
  /** Called with the number of bytes read since the last call. */
  onRead(bytes: number): void;
}

/**
 * Runs jobs in worker threads.
 * @param order the order of the jobs, by their position in the list of files
 */
export async function runInWorkers(
  { files, jobOf, take }: Jobs,
  order: readonly number[],
  { workers: count, start, onRead }: Pool,
): Promise<void> {
  /** Results of files that are not due yet, by the position of the file. */
  const early = new Map<number, LogOutcome>();
  let turn = 0;
  const waiting = order.values();
  const workers = Array.from({ length: Math.min(count, files.length) }, start);

  function takeInTurn(): void {
    for (let outcome = early.get(turn); outcome; outcome = early.get(turn)) {
      early.delete(turn);
      turn += 1;
      take(outcome);
    }
  }

  async function work(worker: Worker): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const next = () => {
        const { value: at, done } = waiting.next();
        if (done) resolve();
        else worker.postMessage({ at, job: jobOf(files[at]!) } satisfies ToWorker);
      };
      worker.on('error', reject);
      worker.on('message', (message: FromWorker) => {
        if ('read' in message) onRead(message.read);
        else {
          next();
          early.set(message.at, message.outcome);
          try {
            takeInTurn();
          } catch (error) {
            reject(error);
          }
        }
      });
      next();
    });
  }

  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** The loop of a worker: one job after another. */
export function serveJobs(): void {
  const port = parentPort!;
  const say = (message: FromWorker) => port.postMessage(message);
  const serve = async ({ at, job }: ToWorker) => {
    const outcome = await runLogJob(job, (read) => say({ read }));
    say({ at, outcome });
  };
  port.on('message', (message: ToWorker) => void serve(message));
}
