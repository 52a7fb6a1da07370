import path from 'node:path';
import {
  CloudWatchClient,
  DescribeAlarmsCommand,
  SetAlarmStateCommand,
} from '@aws-sdk/client-cloudwatch';
import { npmCommand } from '#shared/command-line/npm-command.ts';
import { loadStageConfig } from './load-stage-config.ts';
import { stagePrefix } from './stage-config.ts';

async function main(): Promise<void> {
  const { stage, region } = npmCommand('test-alarm')
    .requiredOption('--stage <name>', 'the stage, such as prod')
    .option('--region <name>', "the stage's region; else that of the AWS CLI")
    .addHelpText('after', '\nCloudWatch resets the alarm within minutes.')
    .parse()
    .opts();
  const root = path.resolve(import.meta.dirname, '..');
  const config = loadStageConfig(root, stage, { region });
  const client = new CloudWatchClient({ ...(config.region && { region: config.region }) });
  const AlarmName = `${stagePrefix(config)}-api-5xx`;
  const { MetricAlarms } = await client.send(
    new DescribeAlarmsCommand({ AlarmNames: [AlarmName] }),
  );
  if (!MetricAlarms?.length) {
    throw new Error(
      `There is no alarm ${AlarmName} here. Is the stage deployed, and is this its region?`,
    );
  }
  const StateReason = 'A test: npm run test-alarm';
  await client.send(new SetAlarmStateCommand({ AlarmName, StateValue: 'ALARM', StateReason }));
  console.log(
    config.alarmEmail
      ? `${AlarmName} has gone off, and an email is on its way to ${config.alarmEmail}. If none arrives within five minutes, confirm the subscription with the link that SNS emailed when the stage was deployed.`
      : `${AlarmName} has gone off, but nobody is notified: set alarmEmail in outcrop.${config.stage}.json and deploy.`,
  );
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
