import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Metric, Stats, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import type * as sqs from 'aws-cdk-lib/aws-sqs';
import type { AssistantConfig } from '#shared/site-config/assistant-schema.ts';
import type { ReplyMetrics } from './reply-metrics.ts';

export interface AlarmPlan {
  /** The alarm's name after the stage's prefix; docs/runbook.md has a section for each. */
  name: string;
  description: string;
  metric: IMetric;
  /** Raised at this value or above, in each of `periods` consecutive periods. */
  threshold: number;
  periods: number;
}

export interface Watched {
  api: HttpApi;
  functions: Partial<Record<string, lambda.Function>>;
  /** By source: `mail`, `sweep`. */
  deadLetters: Record<string, sqs.Queue>;
  /** Absent without the assistant. */
  replies?: ReplyMetrics;
  webhookRefusals: IMetric;
  assistant: AssistantConfig;
}

const every5Minutes = { period: Duration.minutes(5), statistic: Stats.SUM };

/** The alarms of a stage. */
export function planAlarms(watched: Watched): AlarmPlan[] {
  const { api, functions, deadLetters, replies, assistant } = watched;
  // A model's replies take seconds and, with little other traffic, dominate the 95th percentile.
  const slowSeconds = !replies || assistant.provider.kind === 'built-in' ? 3 : 15;
  return [
    ...(replies ? replyAlarms(replies, assistant) : []),
    {
      name: 'webhook-refused',
      description: 'An event of Stripe carried another signature than our signing secret makes.',
      metric: watched.webhookRefusals,
      threshold: 1,
      periods: 1,
    },
    {
      name: 'api-5xx',
      description: 'The API answered 5 or more requests in 5 minutes with a server error.',
      metric: api.metricServerError(every5Minutes),
      threshold: 5,
      periods: 1,
    },
    {
      name: 'api-slow',
      description: `One request in twenty took longer than ${slowSeconds} seconds, for 15 minutes.`,
      metric: api.metricLatency({ period: Duration.minutes(5), statistic: Stats.percentile(95) }),
      threshold: slowSeconds * 1000,
      periods: 3,
    },
    {
      name: 'throttles',
      description: 'Lambda turned invocations away: the account has reached its concurrency limit.',
      // Without dimensions: all functions of the account in this region, which share the limit.
      metric: new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', ...every5Minutes }),
      threshold: 1,
      periods: 1,
    },
    ...Object.entries(functions).map(([name, each]) => ({
      name: `${name}-errors`,
      description: `The function "${name}" crashed or timed out.`,
      metric: each!.metricErrors(every5Minutes),
      threshold: 1,
      periods: 1,
    })),
    ...Object.entries(deadLetters).map(([name, queue]) => ({
      name: `${name}-failed`,
      description: `Work of "${name}" was given up and lies in its dead-letter queue.`,
      metric: queue.metricApproximateNumberOfMessagesVisible({
        period: Duration.minutes(5),
        statistic: Stats.MAXIMUM,
      }),
      threshold: 1,
      periods: 1,
    })),
  ];
}

function replyAlarms(replies: ReplyMetrics, assistant: AssistantConfig): AlarmPlan[] {
  const failures = {
    name: 'replies-failed',
    description: 'One reply of the assistant in five failed, in a quarter of an hour.',
    metric: replies.failedPercent,
    threshold: 20,
    periods: 1,
  };
  if (assistant.provider.kind === 'built-in') return [failures];
  const most = assistant.dailyTokensAlarm;
  const tokens = {
    name: 'reply-tokens',
    description: `The assistant's model read and wrote ${most.toLocaleString('en')} tokens within a day.`,
    metric: replies.dailyTokens,
    threshold: most,
    periods: 1,
  };
  return [failures, tokens];
}
