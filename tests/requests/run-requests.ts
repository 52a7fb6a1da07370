import path from 'node:path';
import { randomInt } from 'node:crypto';
import { npmCommand, wholeNumber } from '#shared/command-line/npm-command.ts';

const { count, seed = randomInt(1, 1_000_000) } = npmCommand('test:requests')
  .option('--count <count>', 'how many requests', wholeNumber, 100_000)
  .option('--seed <number>', 'what to repeat; by default another one each time', wholeNumber)
  .addHelpText(
    'after',
    `
Starts the local stack in a process and a folder of its own. 100,000 requests take about half an hour on two cores.
Exit code 0: every response fits the contract, and memory stays flat. 1: not.`,
  )
  .parse()
  .opts();

process.env['NODE_COMPILE_CACHE'] ??= path.resolve('node_modules/.cache/node');
const { sendRequests } = await import('./send-requests.ts');
console.log(`Seed ${seed}.`);
const problems = await sendRequests({ count, seed, log: console.log });
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) {
  console.error(`Repeat it with: npm run test:requests -- --count ${count} --seed ${seed}`);
  process.exitCode = 1;
}
