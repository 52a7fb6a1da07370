import { isMainThread, Worker } from 'node:worker_threads';
import { run } from './run.ts';
import { serveJobs } from './worker-pool.ts';

async function start(): Promise<void> {
  /** A closed pipe, as in "core rules | head", is not an error. */
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 2);
  });
  process.exitCode = await run(process.argv.slice(2), {
    cwd: process.cwd(),
    colour: process.stdout.isTTY && !process.env['NO_COLOR'],
    get input() {
      return process.stdin;
    },
    print: (text) => process.stdout.write(text),
    complain: (text) => process.stderr.write(text),
    startWorker: () => new Worker(new URL(import.meta.url)),
    ...(process.stderr.isTTY && { progress: (text: string) => process.stderr.write(text) }),
  });
}

// A worker runs this file too, so that the package has one.
if (isMainThread) await start();
else serveJobs();
