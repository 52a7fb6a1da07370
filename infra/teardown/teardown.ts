import path from 'node:path';
import { npmCommand } from '#shared/command-line/npm-command.ts';
import { runMain } from '#shared/command-line/run-main.ts';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { openQuestions } from '../confirm.ts';
import { applyEnvironment } from '../local/stack-settings.ts';
import { checkPlace, problemText } from '../preflight/preflight.ts';
import { environmentOf, stagePlan } from '../reconcile/environment-of.ts';
import { explainFailure } from '../reconcile/explain-failure.ts';
import { whenInterrupted } from '../when-interrupted.ts';
import { tearDown } from './tear-down.ts';

const details = `
Lists what goes, exports everything (as npm run backup does), asks for the stage's name, and removes the stack and what it
keeps: tables, buckets with all versions, the user pool, logs and secrets. The sender at SES stays. If a run is
interrupted, run the command again to continue it.
Exit code 0: it is removed, or listed with --dry-run. 1: you did not continue. 2: it could not be done.`;

async function main(): Promise<void> {
  const { stage, region, ...options } = npmCommand('teardown')
    .requiredOption('--stage <name>', 'the stage, such as test')
    .option('--region <name>', "the stage's region; by default that of its settings")
    .option('--export <folder>', 'where the export goes; by default backups/<stage>-teardown')
    .option('--dry-run', 'only list what would be removed', false)
    .option('--json', 'print the result as JSON', false)
    .addHelpText('after', details)
    .parse()
    .opts();
  const root = path.resolve(import.meta.dirname, '../..');
  const folder = options.export ?? path.join(root, 'backups', `${stage}-teardown`);
  const plan = stagePlan(stage, region)!;
  const problems = await checkPlace(plan);
  if (problems.length > 0) throw new Error(problemText(problems));
  whenInterrupted('Run the same command again to continue it.');
  const told: string[] = [];
  const tell = (text: string) => {
    told.push(text);
    if (!options.json) console.log(text);
  };
  const settings = { region: plan.region };
  const questions = openQuestions();
  const isGone = await tearDown({
    plan,
    clients: {
      dynamodb: new DynamoDBClient(settings),
      s3: new S3Client(settings),
      cognito: new CognitoIdentityProviderClient(settings),
    },
    folder,
    pollMs: 10_000,
    dryRun: options.dryRun,
    async exportData() {
      applyEnvironment(await environmentOf(plan));
      // Imported only once the environment is set, which these modules read.
      const { openShop } = await import('../restore/shop.ts');
      const { takeBackup } = await import('../restore/take-backup.ts');
      const { setAside } = await import('../restore/begin-backup.ts');
      const aside = setAside(folder);
      if (aside) tell(`An earlier export is now in ${aside}.`);
      const { manifest } = await takeBackup(openShop(), folder, root);
      return manifest.at;
    },
    confirm: questions.confirm,
    tell,
  });
  questions.close();
  if (options.json) console.log(JSON.stringify({ isGone, folder, told }, undefined, 2));
  if (isGone || options.dryRun) return;
  console.error('Nothing was removed.');
  process.exitCode = 1;
}

await runMain(main, explainFailure);
