import path from 'node:path';
import { npmCommand } from '#shared/command-line/npm-command.ts';
import { runMain } from '#shared/command-line/run-main.ts';
import { examine } from './doctor/examine.ts';
import { examineLocal } from './doctor/examine-local.ts';
import { exitCodeOf, reportText } from './doctor/line.ts';
import { openExam } from './doctor/open-exam.ts';
import { loadStageConfig } from './load-stage-config.ts';
import { readLocalFile } from './read-local-file.ts';

const details = `
Changes nothing. Without --stage, checks the local stack. To test the signing secret, it posts two test events to the
webhook, one with a valid signature and one with an invalid one; the webhook stores neither.
✓ passed  ✗ failed  ! warning: the shop works, but this needs attention  ? could not be checked  – to be checked later
Exit code 0: all checks passed. 1: a check failed, or there is a warning. 2: something could not be checked.`;

async function main(): Promise<void> {
  const { stage, region, json } = npmCommand('doctor')
    .option('--stage <name>', 'the stage on AWS, such as prod; by default the local stack')
    .option('--region <name>', "the stage's region; by default that of its settings")
    .option('--json', 'print the lines as JSON', false)
    .addHelpText('after', details)
    .parse()
    .opts();
  const root = path.resolve(import.meta.dirname, '..');
  const lines = stage
    ? await examine(await openExam(loadStageConfig(root, stage, { region })))
    : await examineLocal(readLocalFile(process.env));
  console.log(json ? JSON.stringify(lines, null, 2) : reportText(lines));
  process.exitCode = exitCodeOf(lines);
}

await runMain(main);
