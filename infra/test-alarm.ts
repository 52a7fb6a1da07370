import path from 'node:path';
import {
  CloudWatchClient,
  DescribeAlarmsCommand,
  SetAlarmStateCommand,
} from '@aws-sdk/client-cloudwatch';
import { npmCommand } from '#shared/command-line/npm-command.ts';
import { runMain } from '#shared/command-line/run-main.ts';
import { loadStageConfig } from './load-stage-config.ts';
import { errorText } from './preflight/explain-error.ts';
import { settingsFile } from './preflight/settings-checks.ts';
import { stagePrefix, type StageConfig } from './stage-config.ts';

const details = `
CloudWatch resets the alarm within minutes.
Exit code 0: it has gone off, and an email is on its way. 1: it has gone off, but nobody is notified. 2: it could not be set off.`;

async function main(): Promise<void> {
  const { stage, region, json } = npmCommand('test-alarm')
    .requiredOption('--stage <name>', 'the stage, such as prod')
    .option('--region <name>', "the stage's region; by default that of the AWS CLI")
    .option('--json', 'print the result as JSON', false)
    .addHelpText('after', details)
    .parse()
    .opts();
  const root = path.resolve(import.meta.dirname, '..');
  const config = loadStageConfig(root, stage, { region });
  const client = new CloudWatchClient({ ...(config.region && { region: config.region }) });
  await client.config.region().catch((cause: unknown) => {
    const missing = `${settingsFile(stage)} does not say in which AWS region the stage is.`;
    const next = `Add to ${settingsFile(stage)}: "region": "eu-west-2"   (or give --region)`;
    throw new Error(`${missing}\n  → ${next}`, { cause });
  });
  const AlarmName = `${stagePrefix(config)}-api-5xx`;
  const { MetricAlarms } = await client.send(
    new DescribeAlarmsCommand({ AlarmNames: [AlarmName] }),
  );
  if (!MetricAlarms?.length) {
    throw new Error(
      `There is no alarm ${AlarmName} here. Is the stage deployed, and are these its account and region?`,
    );
  }
  const StateReason = 'A test: npm run test-alarm';
  await client.send(new SetAlarmStateCommand({ AlarmName, StateValue: 'ALARM', StateReason }));
  const email = config.alarmEmail ?? null;
  console.log(json ? JSON.stringify({ alarm: AlarmName, email }) : outcomeText(AlarmName, config));
  if (!email) process.exitCode = 1;
}

function outcomeText(alarm: string, { alarmEmail, stage }: StageConfig): string {
  return alarmEmail
    ? `${alarm} has gone off, and an email is on its way to ${alarmEmail}. If none arrives within five minutes, confirm the subscription with the link that SNS emailed when the stage was deployed.`
    : `${alarm} has gone off, but nobody is notified: set alarmEmail in outcrop.${stage}.json and deploy.`;
}

await runMain(main, (error) => errorText(error, 'alarm'));
