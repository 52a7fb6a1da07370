import { InvalidArgumentError } from '@commander-js/extra-typings';
import * as z from 'zod';
import { npmCommand } from '#shared/command-line/npm-command.ts';
import type { TableName } from '#shared/constants/table-name.ts';
import { openQuestions } from '../confirm.ts';
import { exitCodeOf, reportText, type Line } from '../doctor/line.ts';
import { applyEnvironment } from '../local/stack-settings.ts';
import type { Plan } from '../preflight/check.ts';
import { environmentOf, stagePlan } from '../reconcile/environment-of.ts';
import { explainFailure } from '../reconcile/explain-failure.ts';
import { readManifest } from './backup-folder.ts';
import { count } from './check-records.ts';
import { pauseFunctions, resumeFunctions } from './pause-functions.ts';
import { restorableTables } from './restorable-tables.ts';

const details = `
Restores all tables beside the live ones, checks there everything that must be so (credits, orders and grants, codes,
receipts, orphans, files), and compares them with the live ones. --drill stops there and cleans up. Otherwise it asks,
stops the functions, brings back the rows that are gone, and files by their versions. --exact also changes rows back
and removes newer ones. A run that was cut off goes on when it is typed again.
Exit code 0: all is right. 1: something is wrong, or you did not go on. 2: it could not be done.`;

function time(text: string): string {
  const at = z.iso.datetime({ offset: true }).safeParse(text);
  if (at.success) return new Date(at.data).toISOString();
  throw new InvalidArgumentError('It takes a time with its zone, such as 2026-11-21T09:30:00Z.');
}

function tableList(text: string): TableName[] {
  const names = text.split(',') as TableName[];
  if (names.every((name) => restorableTables.includes(name))) return names;
  throw new InvalidArgumentError(
    `It takes names such as articles,products of: ${restorableTables.join(', ')}.`,
  );
}

const command = npmCommand('restore')
  .option('--stage <name>', 'the stage on AWS, such as prod; else the local stack')
  .option('--region <name>', "the stage's region; else that of its settings")
  .option('--drill', 'only prove it, and write nothing into the live tables', false)
  .option('--at <time>', 'the time, with its zone (Z: UTC); else the latest possible', time)
  .option('--from <folder>', 'a backup of npm run backup, instead of a time')
  .option('--tables <list>', 'only these, such as articles,products', tableList)
  .option('--exact', 'also change rows back and remove newer ones', false)
  .option('--accounts', 'with --from: make accounts again that the pool lacks', false)
  .option('--abandon', 'delete what a run that was cut off left, and start the functions', false)
  .option('--json', 'print the lines as JSON', false)
  .addHelpText('after', details)
  .parse();

async function main(): Promise<void> {
  const options = command.opts();
  const { stage, region, at, from: folder, json } = options;
  if (at !== undefined && folder !== undefined) command.error('error: --at or --from, not both.');
  if (options.accounts && folder === undefined) command.error('error: --accounts needs --from.');
  const plan = stagePlan(stage, region);
  const backup = folder === undefined ? undefined : { folder, manifest: readManifest(folder) };
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
    console.log(`${count(sets.length, 'set')} of tables deleted. The functions may start.`);
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
        ? 'No row and no file was changed; accounts that were made again stay.'
        : 'Nothing was changed.';
      console.error(`${changed} --abandon deletes the tables beside the live ones.`);
      process.exitCode = 1;
      return;
    }
    if (!json) console.log(`\nNext: npm run reconcile${stage ? ` -- --stage ${stage}` : ''}`);
  }
  if (json) console.log(JSON.stringify(shown, undefined, 2));
  process.exitCode = exitCodeOf(outcome);
}

/** Announces the pause before it begins: a killed run cannot report anything. */
async function pauseAloud(plan: Plan): Promise<void> {
  console.error(
    'The functions are stopped until this has ended. If it is cut off: the same command again, or --abandon.',
  );
  await pauseFunctions(plan);
}

await main().catch((error: unknown) => {
  console.error(explainFailure(error));
  process.exitCode = 2;
});
