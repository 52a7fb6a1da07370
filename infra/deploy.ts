import path from 'node:path';
import { npmCommand } from '#shared/command-line/npm-command.ts';
import { loadStageConfig } from './load-stage-config.ts';
import { explainFailure } from './preflight/explain-failure.ts';
import { planFor } from './preflight/plan-for.ts';
import { checkDeployment, isStop, problemText } from './preflight/preflight.ts';
import { stackStatus } from './preflight/stack-check.ts';
import type { Plan } from './preflight/check.ts';
import { readContext } from './read-context.ts';
import { runProgram, runScripts } from './run-script.ts';
import { secretParameters } from './secret-parameters.ts';
import { stackExists } from './stack-exists.ts';
import { stageConfigKeys } from './stage-config.ts';
import { storeSecrets } from './store-secrets.ts';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Deploys a stage; arguments are passed on to `cdk deploy`. Checks everything that would make it fail before the
 * build. The first deployment creates tables and user pool unprotected and no access logs, so that a failure leaves
 * nothing behind that blocks the next one; a second run enables both.
 */
async function deploy(args: readonly string[]): Promise<number> {
  const plan = planFor(readStage(args));
  const problems = await checkDeployment(plan);
  if (problems.length > 0) console.error(`${problemText(problems)}\n`);
  if (problems.some(isStop)) {
    console.error('Nothing was built or deployed.');
    return 1;
  }
  // Secrets that need no operator: with them people can register as soon as the stage exists.
  const parameters = secretParameters(plan.config);
  await storeSecrets(plan.aws.ssm, parameters, {}, { newSigningKey: false });
  const stands = stackExists(await stackStatus(plan));
  const built = runScripts('build', 'build:lambda');
  if (built !== 0) return built;
  const status = await runCdk(plan, [...args, '-c', `protect=${stands}`]);
  if (status !== 0 || stands) return status;
  console.log(
    '\nThe stage stands. Now its data is protected against deletion, and access is logged.\n',
  );
  return runCdk(plan, [...args, '-c', 'protect=true']);
}

/** The stage is `-c stage=…`, else OUTCROP_STAGE, else `prod`, as in `app.ts`. */
function readStage(args: readonly string[]) {
  const context = readContext(args);
  const given = Object.fromEntries(
    stageConfigKeys.filter((key) => key in context).map((key) => [key, context[key]]),
  );
  const stage = context['stage'] ?? process.env['OUTCROP_STAGE'] ?? 'prod';
  return loadStageConfig(root, stage, given);
}

async function runCdk(plan: Plan, args: readonly string[]): Promise<number> {
  const began = new Date();
  const cdk = path.join(root, 'node_modules/.bin/cdk');
  const status = runProgram(cdk, ['deploy', '--outputs-file', 'cdk-outputs.json', ...args]);
  if (status !== 0) {
    const reasons = await explainFailure(plan, began);
    if (reasons.length > 0) console.error(`\n${problemText(reasons)}`);
  }
  return status;
}

const command = npmCommand('deploy')
  .argument('[options…]', 'options of cdk deploy')
  .option('-c <key=value>', 'a setting of the stage, such as -c stage=prod; may be repeated')
  .allowUnknownOption()
  .addHelpText('after', '\nThe stage is -c stage=…, else OUTCROP_STAGE, else prod.');
command.parse();

try {
  process.exitCode = await deploy(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
