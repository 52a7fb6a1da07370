import { parentPort, type Worker } from 'node:worker_threads';
import { runLogJob, type LogJob, type LogOutcome } from './log-job.ts';

interface ToWorker {
  at: number;
  job: LogJob;
}

type FromWorker = { read: number } | { at: number; outcome: LogOutcome };

export interface Pool {
  workers: number;
  start(): Worker;
  /** Hears how many bytes were read. */
  onRead(bytes: number): void;
}

/**
 * Runs jobs in worker threads.
 * @param order of the jobs, by their place in the list
 * @returns the outcomes in the order of the list
 */
export async function runInWorkers(
  jobs: readonly LogJob[],
  order: readonly number[],
  { workers: count, start, onRead }: Pool,
): Promise<LogOutcome[]> {
  const outcomes: LogOutcome[] = [];
  const waiting = order.values();
  const workers = Array.from({ length: Math.min(count, jobs.length) }, start);

  async function work(worker: Worker): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const next = () => {
        const { value: at, done } = waiting.next();
        if (done) resolve();
        else worker.postMessage({ at, job: jobs[at]! } satisfies ToWorker);
      };
      worker.on('error', reject);
      worker.on('message', (message: FromWorker) => {
        if ('read' in message) onRead(message.read);
        else {
          outcomes[message.at] = message.outcome;
          next();
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
  return outcomes;
}

/** What a worker does: one job after another. */
export function serveJobs(): void {
  const port = parentPort!;
  const say = (message: FromWorker) => port.postMessage(message);
  const serve = async ({ at, job }: ToWorker) => {
    const outcome = await runLogJob(job, (read) => say({ read }));
    say({ at, outcome });
  };
  port.on('message', (message: ToWorker) => void serve(message));
}
