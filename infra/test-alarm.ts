import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  CloudWatchClient,
  DescribeAlarmsCommand,
  SetAlarmStateCommand,
} from '@aws-sdk/client-cloudwatch';
import { loadStageConfig } from './load-stage-config.ts';
import { stagePrefix } from './stage-config.ts';

const usage = `Usage: npm run test-alarm -- --stage prod [--region eu-west-2]

Sets one of a stage's alarms off, so that you see its mail arrive. CloudWatch takes it back within minutes.`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { stage: { type: 'string' }, region: { type: 'string' } },
  });
  if (!values.stage) throw new Error(usage);
  const root = path.resolve(import.meta.dirname, '..');
  const config = loadStageConfig(root, values.stage, { region: values.region });
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
      ? `${AlarmName} rings. A mail is on its way to ${config.alarmEmail}. If none comes within five minutes, confirm the subscription that SNS mailed when the stage was deployed.`
      : `${AlarmName} is raised, but no one is notified: set alarmEmail in outcrop.${config.stage}.json and deploy.`,
  );
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
