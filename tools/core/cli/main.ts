import { isMainThread, Worker } from 'node:worker_threads';
import { run } from './run.ts';
import { systemErrorText } from './system-error-text.ts';
import { serveJobs } from './worker-pool.ts';

async function start(): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // A closed pipe, as in "core rules | head", is not an error.
    if (error.code === 'EPIPE') process.exit(0);
    process.stderr.write(`core: The output stops here. ${systemErrorText(error, 'written')}\n`);
    process.exit(2);
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

// Workers run this file too, so that the package needs only one.
if (isMainThread) await start();
else serveJobs();
