import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { stackStands } from './stack-stands.ts';
import { parseStageConfig, stagePrefix } from './stage-config.ts';

/**
 * Deploys a stage; what is given goes on to `cdk deploy`. The first deployment makes tables and pool unprotected, so that a
 * failure leaves nothing behind that keeps the next one from making them; a second run, of a minute, protects them.
 */
async function deploy(args: readonly string[]): Promise<number> {
  const stands = await isStanding(stackName(args));
  const status = runCdk([...args, '-c', `protect=${stands}`]);
  if (status !== 0 || stands) return status;
  console.log(
    '\nThe stage stands. Now its tables and its user pool are protected against deletion.\n',
  );
  return runCdk([...args, '-c', 'protect=true']);
}

/** The stage is `-c stage=…`, else OUTCROP_STAGE, else `prod`, as in `app.ts`. */
function stackName(args: readonly string[]): string {
  const { values } = parseArgs({
    args: [...args],
    strict: false,
    options: { context: { type: 'string', short: 'c', multiple: true } },
  });
  const given = (values.context ?? []).map(String).find((each) => each.startsWith('stage='));
  const stage = given?.slice('stage='.length) ?? process.env['OUTCROP_STAGE'] ?? 'prod';
  return stagePrefix(parseStageConfig({ stage }));
}

async function isStanding(StackName: string): Promise<boolean> {
  try {
    const { Stacks } = await new CloudFormationClient({}).send(
      new DescribeStacksCommand({ StackName }),
    );
    return stackStands(Stacks?.[0]?.StackStatus);
  } catch (error) {
    // CloudFormation says it so of a stack that is not there.
    if (error instanceof Error && error.message.includes('does not exist')) return false;
    throw error;
  }
}

function runCdk(args: readonly string[]): number {
  const cdk = path.resolve(import.meta.dirname, '../node_modules/.bin/cdk');
  const { status } = spawnSync(cdk, ['deploy', '--outputs-file', 'cdk-outputs.json', ...args], {
    stdio: 'inherit',
  });
  return status ?? 1;
}

try {
  process.exitCode = await deploy(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
