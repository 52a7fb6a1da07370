import { run } from './run.ts';

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
});
