import path from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';

interface Thread<Result, Request> {
  /** The file of its program, without extension. */
  program: string;
  options: WorkerOptions;
  withinMs: number;
  /** The error to throw when the time or the memory is used up. */
  tooMuch: () => Error;
  /** Called with each message. Returns the result, or a promise while it responds to a request. */
  onMessage?: (message: Result | Request, thread: Worker) => Result | Promise<void>;
}

/**
 * Runs a program on a file whose content is not trusted, in a thread of its own. The thread is terminated if it takes
 * too long: nothing else stops a loop.
 */
export async function runThread<Result, Request = never>({
  program,
  options,
  withinMs,
  tooMuch,
  onMessage = (message) => message as Result,
}: Thread<Result, Request>): Promise<Result> {
  const thread = new Worker(programFile(program), { ...options, stdout: true, stderr: true });
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const timer = setTimeout(() => reject(tooMuch()), withinMs);
  thread.on('message', (message: Result | Request) => {
    const given = onMessage(message, thread);
    if (given instanceof Promise) given.catch(reject);
    // Resolve immediately: the thread may end at the same moment.
    else resolve(given);
  });
  thread.once('error', (error: NodeJS.ErrnoException) => {
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error);
  });
  thread.once('exit', () => reject(new Error('The thread ended without a result.')));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}

/** Returns the path of a thread's program: beside the bundle, or in tests the source. */
function programFile(program: string): string {
  const extension = path.extname(import.meta.filename);
  return path.join(import.meta.dirname, program + extension);
}
