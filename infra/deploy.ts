import path from 'node:path';
import { readArguments, type DeployArguments } from './deploy-arguments.ts';
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
import { storeSecrets } from './store-secrets.ts';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Deploys a stage. It checks everything that could make the deployment fail before it builds, and stops before an
 * update that would lose data. The first deployment creates tables and user pool without protection, and no access
 * logs: a failure leaves nothing behind that blocks the next attempt. A second run enables both.
 */
async function deploy({ context, cdk, guard }: DeployArguments): Promise<number> {
  const plan = planFor(readStage(context));
  const problems = await checkDeployment(plan);
  if (problems.length > 0) console.error(`${problemText(problems)}\n`);
  if (problems.some(isStop)) {
    console.error('Nothing was built or deployed.');
    return 1;
  }
  // Secrets that can be generated: with them, people can register as soon as the stage exists.
  const parameters = secretParameters(plan.config);
  await storeSecrets(plan.aws.ssm, parameters, {}, { newSigningKey: false });
  const isDeployed = stackExists(await stackStatus(plan));
  const built = runScripts('build', 'build:lambda');
  if (built !== 0) return built;
  if (isDeployed && !isSafe(plan, guard)) {
    console.error('Nothing was deployed.');
    return 1;
  }
  const status = await runCdk(plan, [...cdk, '-c', `protect=${isDeployed}`]);
  if (status !== 0 || isDeployed) return status;
  console.log(
    '\nThe stage is deployed. Next, its data is protected against deletion, and access logs are switched on.\n',
  );
  return runCdk(plan, [...cdk, '-c', 'protect=true']);
}

/** The stage is `-c stage=…`, else OUTCROP_STAGE, else `prod`, as in `app.ts`. */
function readStage(pairs: readonly string[]) {
  const given = readContext(pairs);
  const stage = given.stage ?? process.env['OUTCROP_STAGE'] ?? 'prod';
  return loadStageConfig(root, stage, given);
}

function isSafe({ config }: Plan, guard: readonly string[]): boolean {
  const diffGuard = ['run', '--silent', 'diff-guard', '--', '--stage', config.stage];
  return runProgram('npm', [...diffGuard, ...guard]) === 0;
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

try {
  process.exitCode = await deploy(readArguments(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
