import path from 'node:path';
import { npmCommand } from '#shared/command-line/npm-command.ts';
import { runMain } from '#shared/command-line/run-main.ts';
import { applyEnvironment } from '../local/stack-settings.ts';
import { environmentOf, stagePlan } from '../reconcile/environment-of.ts';
import { explainFailure } from '../reconcile/explain-failure.ts';
import { whenInterrupted } from '../when-interrupted.ts';

const details = `
Restores all tables as of one second to a second set, copies it, the accounts and the files into a folder, and deletes
the second set. The backup contains everybody's data, so protect it as you protect the shop; it has no passwords, reset
links or secrets. If a run is interrupted, run the command again to continue it. A folder with other content is refused.
npm run restore -- --from <folder> reads it.
Exit code 0: the backup is complete. 2: it is not.`;

async function main(): Promise<void> {
  const { stage, region, to, json } = npmCommand('backup')
    .option('--stage <name>', 'the stage on AWS, such as prod; by default the local stack')
    .option('--region <name>', "the stage's region; by default that of its settings")
    .option('--to <folder>', 'a folder; by default one in backups, named after stage and time')
    .option('--json', 'print what was written as JSON', false)
    .addHelpText('after', details)
    .parse()
    .opts();
  whenInterrupted('Run the same command again to continue it.');
  applyEnvironment(await environmentOf(stagePlan(stage, region)));
  // Imported after the environment is set, which these modules read.
  const { openShop, stageOption } = await import('./shop.ts');
  const { takeBackup } = await import('./take-backup.ts');
  const root = path.resolve(import.meta.dirname, '../..');
  const shop = openShop();
  const { folder, manifest } = await takeBackup(shop, to, root);
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  const { at, accounts, files } = manifest;
  const result = { folder, at, rows, accounts: accounts.length, files: files.length };
  console.log(json ? JSON.stringify(result) : textOf(result, stageOption(shop)));
}

function textOf(
  { folder, at, rows, accounts, files }: Record<string, string | number>,
  stage: string,
): string {
  return `${rows} rows as of ${at}, ${accounts} accounts and ${files} files are in ${folder}.\n  → npm run restore --${stage} --drill --from ${folder}   (checks that it is good)`;
}

await runMain(main, explainFailure);
