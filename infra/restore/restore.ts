import { InvalidArgumentError } from '@commander-js/extra-typings';
import * as z from 'zod';
import { npmCommand } from '#shared/command-line/npm-command.ts';
import { runMain } from '#shared/command-line/run-main.ts';
import type { TableName } from '#shared/constants/table-name.ts';
import { openQuestions } from '../confirm.ts';
import { exitCodeOf, reportText, type Line } from '../doctor/line.ts';
import { applyEnvironment } from '../local/stack-settings.ts';
import type { Plan } from '../preflight/check.ts';
import { environmentOf, stagePlan } from '../reconcile/environment-of.ts';
import { explainFailure } from '../reconcile/explain-failure.ts';
import { whenInterrupted } from '../when-interrupted.ts';
import { readManifest } from './backup-folder.ts';
import { quantity } from '../quantity.ts';
import { pauseFunctions, resumeFunctions } from './pause-functions.ts';
import { restorableTables } from './restorable-tables.ts';

const details = `
Restores all tables to a second set, checks it (credits, orders and grants, codes, receipts, orphans, files), and
compares it with the live tables. --drill stops there and cleans up. Otherwise it asks, stops the functions, and brings
back missing rows, and files from their versions. --exact also reverts changed rows and removes newer ones. If a run is
interrupted, run the command again to continue it.
Exit code 0: all checks passed. 1: a check failed, or you did not continue. 2: it could not be done.`;

function time(text: string): string {
  const at = z.iso.datetime({ offset: true }).safeParse(text);
  if (at.success) return new Date(at.data).toISOString();
  throw new InvalidArgumentError('Give a time with its zone, such as 2026-11-21T09:30:00Z.');
}

function tableList(text: string): TableName[] {
  const names = text.split(',') as TableName[];
  if (names.every((name) => restorableTables.includes(name))) return names;
  throw new InvalidArgumentError(
    `Give names such as articles,products. The tables are: ${restorableTables.join(', ')}.`,
  );
}

const command = npmCommand('restore')
  .option('--stage <name>', 'the stage on AWS, such as prod; by default the local stack')
  .option('--region <name>', "the stage's region; by default that of its settings")
  .option('--drill', 'only check, and write nothing to the live tables', false)
  .option('--at <time>', 'the time, with its zone (Z: UTC); by default the latest possible', time)
  .option('--from <folder>', 'a backup of npm run backup, instead of a time')
  .option('--tables <list>', 'only these, such as articles,products', tableList)
  .option('--exact', 'also revert changed rows and remove newer ones', false)
  .option('--accounts', 'with --from: create missing accounts again', false)
  .option('--abandon', 'delete what an interrupted run left, and start the functions', false)
  .option('--json', 'print the lines as JSON', false)
  .addHelpText('after', details)
  .parse();

async function main(): Promise<void> {
  const options = command.opts();
  const { stage, region, at, from: folder, json } = options;
  if (at !== undefined && folder !== undefined)
    command.error('error: Give --at or --from, not both.');
  if (options.accounts && folder === undefined) command.error('error: --accounts needs --from.');
  const plan = stagePlan(stage, region);
  const backup = folder === undefined ? undefined : { folder, manifest: readManifest(folder) };
  whenInterrupted(
    'Run the same command again to continue it, or with --abandon to delete the second set of tables.',
  );
  applyEnvironment(await environmentOf(plan));
  // Imported after the environment is set, which these modules read.
  const { openShop } = await import('./shop.ts');
  const { findSets, dropSet } = await import('./second-set.ts');
  const { drill } = await import('./drill.ts');
  const { restoreLive } = await import('./restore-live.ts');
  const shop = openShop();
  const source = { ...(at !== undefined && { at }), ...(backup && { backup }) };
  const shown: Line[] = [];
  const show = (lines: readonly Line[]) => {
    shown.push(...lines);
    if (!json) console.log(reportText(lines));
  };
  const resume = async () => plan && resumeFunctions(plan);
  if (options.abandon) {
    const sets = await findSets(shop);
    for (const set of sets) await dropSet(shop, set);
    await resume();
    console.log(`${quantity(sets.length, 'set')} of tables deleted. The functions can run again.`);
    return;
  }
  let outcome: Line[] | undefined;
  if (options.drill) {
    outcome = await drill(shop, source);
    show(outcome);
  } else {
    const { exact, accounts, tables = restorableTables } = options;
    const questions = openQuestions();
    outcome = await restoreLive(
      shop,
      source,
      { exact, accounts, tables },
      {
        show,
        confirm: (question) => questions.confirm(question, shop.name),
        pause: async () => plan && pauseAloud(plan),
        resume: async () => {
          await resume();
        },
      },
    );
    questions.close();
    if (!outcome) {
      const changed = accounts
        ? 'No row and no file was changed. Accounts that were created again stay.'
        : 'Nothing was changed.';
      console.error(`${changed} --abandon deletes the second set of tables.`);
      process.exitCode = 1;
      return;
    }
    if (!json) console.log(`\nNext: npm run reconcile${stage ? ` -- --stage ${stage}` : ''}`);
  }
  if (json) console.log(JSON.stringify(shown, undefined, 2));
  process.exitCode = exitCodeOf(outcome);
}

/** Announces the pause before it begins, because a killed run cannot report anything. */
async function pauseAloud(plan: Plan): Promise<void> {
  console.error(
    'The functions are stopped until this has finished. If it is interrupted, run the same command again, or use --abandon.',
  );
  await pauseFunctions(plan);
}

await runMain(main, explainFailure);
