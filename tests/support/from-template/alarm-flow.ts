import { expect } from 'vitest';
import { localSettings } from '#infra/local/stack-settings.ts';
import { evaluateAlarm, type Alarm } from '../cloudwatch/evaluate-alarm.ts';
import { mailedTo } from '../cloudwatch/mailed-to.ts';
import { metricsOfLine } from '../cloudwatch/metrics-of-line.ts';
import { refuseWebhook } from '../refuse-webhook.ts';
import { resolveValue } from '../resolve-template.ts';
import { resourcesOfType } from '../synthesize-site.ts';
import { alarmMailbox, type TemplateStack } from './template-site.ts';
import { until } from './until.ts';

const prefix = localSettings.tablePrefix;

/** A refused webhook sets an alarm off, by the line that the function has logged, and the operator gets an email. */
export async function alarm(stack: TemplateStack): Promise<void> {
  await stack.seedArticles();
  await refuseWebhook(stack);
  const { resources, logs } = stack;
  const name = `${prefix}-webhook-refused`;
  const [found] = resourcesOfType(stack, 'AWS::CloudWatch::Alarm')
    .map(([, { Properties }]) => resolveValue(resources, Properties) as Alarm)
    .filter(({ AlarmName }) => AlarmName === name);
  await until(async () => {
    const at = Date.now();
    const datapoints = logs
      .filter(({ line }) => line.startsWith('{'))
      .flatMap(({ group, line }) =>
        metricsOfLine(stack, `/aws/lambda/${prefix}-${group}`, line, at),
      );
    return evaluateAlarm(found!, datapoints, at) === 'ALARM';
  });
  expect(mailedTo(stack, found!.AlarmActions)).toEqual([alarmMailbox]);
}
