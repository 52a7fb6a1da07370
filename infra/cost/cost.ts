import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { npmCommand } from '#shared/command-line/npm-command.ts';
import { columnOf, defaultColumns } from './columns.ts';
import { readFigures, siteNames } from './figures.ts';
import { costPage, costPageFile } from './markdown.ts';
import { priceRegion, prices } from './prices.ts';
import { alignedText, costRows } from './report.ts';

const root = path.resolve(import.meta.dirname, '../..');
const details = `
Without numbers, shows the months of docs/cost.md. Calculates with infra/cost/figures.json, which --measure writes: what
each flow uses on the local stack. --measure needs a build (npm run build, npm run build:lambda), takes two minutes and
writes docs/cost.md too; --recount needs no build. Prices are in infra/cost/prices.ts, each with the day on which it was last seen.
Exit code 0: printed. 1: it could not be measured. 2: invalid options.`;

function amount(text: string): number {
  const number = Number(text);
  if (text.trim() !== '' && Number.isFinite(number) && number >= 0) return number;
  throw new InvalidArgumentError('Give a number of 0 or more.');
}

const command = npmCommand('cost')
  .option('--page-views <number>', 'page views of the month', amount)
  .option('--purchases <number>', 'purchases of the month', amount)
  .option('--questions <number>', 'questions to the assistant', amount)
  .option('--admin-days <number>', 'days on which an administrator works', amount)
  .addOption(new Option('--site <name>', 'the idle site').choices(siteNames).default(siteNames[0]))
  .option('--json', 'print every quantity and price as JSON', false)
  .option('--markdown', 'print docs/cost.md', false)
  .option('--measure', 'measure everything again', false)
  .option('--recount', 'recount what the templates deploy, without measuring', false)
  .addHelpText('after', details)
  .parse();

function main(): void {
  const { site, json, markdown, measure, recount, ...month } = command.opts();
  if (measure || recount) return measureAgain(recount ? ['--recount'] : []);
  const figures = readFigures();
  if (markdown) return void process.stdout.write(costPage(figures));
  const columns =
    Object.keys(month).length > 0
      ? [columnOf(figures, site, 'idle', {}), columnOf(figures, site, 'your month', month)]
      : defaultColumns(figures, site);
  if (json) {
    const { measuredAt, version } = figures;
    const output = { site, measuredAt, version, region: priceRegion, columns, prices };
    return console.log(JSON.stringify(output, undefined, 2));
  }
  console.log(alignedText(costRows(columns)));
  console.log(
    `\nMeasured on ${figures.measuredAt} with version ${figures.version}; list prices of ${priceRegion}, without tax.` +
      "\nThe month's bill: with the idle site, less what is always free. docs/cost.md says what is counted.",
  );
}

function measureAgain(words: readonly string[]): void {
  const { status } = spawnSync(process.execPath, ['tests/bench/cost/run-measure.ts', ...words], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    process.exitCode = 1;
    return;
  }
  writeFileSync(costPageFile, costPage(readFigures()));
  console.log('Written: infra/cost/figures.json, docs/cost.md');
}

main();
