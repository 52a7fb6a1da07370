import { randomInt } from 'node:crypto';
import path from 'node:path';
import { npmCommand, wholeNumber } from '#shared/command-line/npm-command.ts';

const { kills, seed = randomInt(1, 1_000_000) } = npmCommand('test:kills')
  .option('--kills <count>', 'how often to kill it', wholeNumber, 100)
  .option('--seed <number>', 'what to repeat; by default another one each time', wholeNumber)
  .addHelpText(
    'after',
    `
Starts the local stack in a process and a folder of its own. 100 kills take about half an hour on two cores. A seed repeats what the
buyers do and the number of answers before each kill, not the order of what happens at the same time.
Exit code 0: nothing was lost. 1: something was, or an answer was wrong.`,
  )
  .parse()
  .opts();

process.env['POWERTOOLS_LOG_LEVEL'] = 'SILENT';
// Each start loads what the first one has compiled.
process.env['NODE_COMPILE_CACHE'] ??= path.resolve('node_modules/.cache/node');
const { killStack } = await import('./kill-stack.ts');
console.log(`Seed ${seed}.`);
try {
  await killStack({ kills, seed, log: console.log });
  console.log(`${kills} kills: nothing was lost, everything paid was granted once.`);
} catch (error) {
  console.error(error);
  console.error(`Repeat it with: npm run test:kills -- --kills ${kills} --seed ${seed}`);
  process.exitCode = 1;
}
