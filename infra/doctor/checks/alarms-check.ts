import { paginateListStackResources } from '@aws-sdk/client-cloudformation';
import { paginateDescribeAlarms, type MetricAlarm } from '@aws-sdk/client-cloudwatch';
import { note, stop } from '../../preflight/problem.ts';
import { stagePrefix } from '../../stage-config.ts';
import type { DoctorCheck, Exam } from '../exam.ts';
import { revertDrift } from '../revert-drift.ts';

export const alarmsCheck: DoctorCheck = {
  name: 'alarms',
  okText: () => 'All alarms exist and are switched on, and none has gone off.',
  async run(exam) {
    const [wanted, found] = await Promise.all([ownAlarms(exam), alarms(exam)]);
    const deploy = revertDrift(exam.config.stage);
    const names = found.map(({ AlarmName }) => AlarmName!);
    const missing = wanted.filter((name) => !names.includes(name));
    if (missing.length > 0) {
      return stop(`These alarms have been deleted: ${missing.join(', ')}.`, deploy);
    }
    const off = found.filter(({ ActionsEnabled }) => ActionsEnabled === false);
    if (off.length > 0) {
      const list = off.map(({ AlarmName }) => AlarmName).join(' ');
      return stop(
        `These alarms are switched off: ${list}.`,
        `aws cloudwatch enable-alarm-actions --alarm-names ${list} --region ${exam.region}`,
      );
    }
    const topic = `:${stagePrefix(exam.config)}-alarms`;
    const silent = found.filter(
      ({ AlarmActions = [] }) => !AlarmActions.some((action) => action.endsWith(topic)),
    );
    if (silent.length > 0) {
      return stop(
        `${silent[0]!.AlarmName} does not notify the topic of this stage when it goes off.`,
        deploy,
      );
    }
    const inAlarm = found.filter(({ StateValue }) => StateValue === 'ALARM');
    if (inAlarm.length === 0) return undefined;
    return note(
      `These alarms have gone off: ${inAlarm.map(({ AlarmName }) => AlarmName).join(', ')}.`,
      'docs/runbook.md, "Alarms", says what each means and what to do.',
    );
  },
};

async function ownAlarms({ aws, config }: Exam): Promise<string[]> {
  const StackName = stagePrefix(config);
  const names: string[] = [];
  const client = aws.cloudFormation;
  for await (const page of paginateListStackResources({ client }, { StackName })) {
    const resources = page.StackResourceSummaries ?? [];
    names.push(
      ...resources
        .filter(({ ResourceType }) => ResourceType === 'AWS::CloudWatch::Alarm')
        .map(({ PhysicalResourceId }) => PhysicalResourceId!),
    );
  }
  return names;
}

async function alarms({ cloudWatch, config }: Exam): Promise<MetricAlarm[]> {
  const found: MetricAlarm[] = [];
  const AlarmNamePrefix = `${stagePrefix(config)}-`;
  for await (const page of paginateDescribeAlarms({ client: cloudWatch }, { AlarmNamePrefix })) {
    found.push(...(page.MetricAlarms ?? []));
  }
  return found;
}
