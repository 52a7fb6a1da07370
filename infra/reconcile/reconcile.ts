import { InvalidArgumentError } from '@commander-js/extra-typings';
import { npmCommand } from '#shared/command-line/npm-command.ts';
import { runMain } from '#shared/command-line/run-main.ts';
import { applyEnvironment } from '../local/stack-settings.ts';
import { environmentOf, stagePlan } from './environment-of.ts';
import { explainFailure } from './explain-failure.ts';

const dayMs = 24 * 3600 * 1000;
const details = `
Compares what was paid, refunded or disputed at Stripe within a period with orders, grants, credits and emails, and what
the shop granted within it with Stripe; and each member's balance with its entries. Reads only, unless --fix is given.
--fix first shows what it will do. It runs the code of the webhook, and sends missing receipts; it leaves to you what
only a person can decide.
Exit code 0: everything agrees. 1: there are differences left. 2: it could not be compared.`;

/** Parses a day (UTC) or a time. */
const time = (end: string) => (text: string) => {
  const at = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T${end}Z` : text);
  if (!Number.isNaN(at.getTime())) return at.toISOString();
  throw new InvalidArgumentError('Give a day such as 2026-11-21.');
};

const command = npmCommand('reconcile')
  .option('--stage <name>', 'the stage on AWS, such as prod; by default the local stack')
  .option('--region <name>', "the stage's region; by default that of its settings")
  .option('--from <day>', 'the first day in UTC; by default 30 days ago', time('00:00:00.000'))
  .option('--to <day>', 'the last day in UTC; by default today', time('23:59:59.999'))
  .option('--fix', 'fix what can be fixed safely', false)
  .option('--json', 'print the result as JSON', false)
  .addHelpText('after', details)
  .parse();

async function main(): Promise<void> {
  const { stage, region, from, to, fix, json } = command.opts();
  const period = {
    from: from ?? new Date(Date.now() - 30 * dayMs).toISOString(),
    to: to ?? new Date().toISOString(),
  };
  if (period.from > period.to) command.error('error: --from is after --to.');
  applyEnvironment(await environmentOf(stagePlan(stage, region)));
  // Imported after the environment is set, which these modules read.
  const { findDifferences } = await import('./find-differences.ts');
  const { fixDifferences } = await import('./fix-differences.ts');
  const { fixedText, foundText } = await import('./report.ts');
  const found = await findDifferences(period);
  if (!json) console.log(foundText(found));
  const results = fix ? await fixDifferences(found.differences) : [];
  if (!json && results.length > 0) console.log(`\n${fixedText(results)}`);
  if (json) console.log(JSON.stringify({ ...found, ...(fix && { results }) }, undefined, 2));
  const left = fix ? results.filter(({ fixed }) => !fixed) : found.differences;
  if (left.length > 0) process.exitCode = 1;
}

await runMain(main, explainFailure);
