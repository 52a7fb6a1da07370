import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Metric, Stats, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import type * as sqs from 'aws-cdk-lib/aws-sqs';
import type { AssistantConfig } from '#shared/site-config/assistant-schema.ts';
import type { LogMetrics } from './log-metrics.ts';
import type { ReplyMetrics } from './reply-metrics.ts';

export interface AlarmPlan {
  /** The alarm's name after the stage's prefix; docs/runbook.md has a section for each. */
  name: string;
  description: string;
  metric: IMetric;
  /** Raised at this value or above (or below it), in each of `periods` consecutive periods. */
  threshold: number;
  is?: 'below';
  periods: number;
  /** Whether missing data raises the alarm; by default it does not. */
  treatMissingDataAsBreaching?: true;
}

export interface Watched {
  api: HttpApi;
  functions: Partial<Record<string, lambda.Function>>;
  /** The queues by source: `mail`, `sweep`. */
  deadLetters: Record<string, sqs.Queue>;
  /** Absent without the assistant. */
  replies?: ReplyMetrics;
  webhookRefusals: IMetric;
  logMetrics: LogMetrics;
  /** The name of SES's configuration set. */
  configurationSet: string;
  /** Set only in us-east-1, where CloudFront's metrics are: an alarm can only watch metrics of its own region. */
  distributionId?: string;
  assistant: AssistantConfig;
}

const every5Minutes = { period: Duration.minutes(5), statistic: Stats.SUM };

/** Returns the alarms of a stage. */
export function planAlarms(watched: Watched): AlarmPlan[] {
  const { api, functions, deadLetters, replies, assistant } = watched;
  // A model's replies take seconds and, with little other traffic, dominate the 95th percentile.
  const slowSeconds = !replies || assistant.provider.kind === 'built-in' ? 3 : 15;
  return [
    ...(replies ? replyAlarms(replies, assistant) : []),
    ...logAlarms(watched.logMetrics),
    ...reputationAlarms(watched.configurationSet),
    ...(watched.distributionId ? [edgeAlarm(watched.distributionId)] : []),
    {
      name: 'sweep-missing',
      description: 'The sweep has not run for 15 minutes.',
      metric: functions['sweep']!.metricInvocations(every5Minutes),
      threshold: 1,
      is: 'below',
      periods: 3,
      treatMissingDataAsBreaching: true,
    },
    {
      name: 'webhook-refused',
      description: 'An event from Stripe had a signature that does not match our signing secret.',
      metric: watched.webhookRefusals,
      threshold: 1,
      periods: 1,
    },
    {
      name: 'api-5xx',
      description: 'The API returned a server error for 5 or more requests in 5 minutes.',
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
      description: 'Lambda refused invocations: the account has reached its concurrency limit.',
      // Without dimensions, the metric covers all functions of the account in this region, which share the limit.
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
      description: `Failed work of "${name}" is in its dead-letter queue.`,
      metric: queue.metricApproximateNumberOfMessagesVisible({
        period: Duration.minutes(5),
        statistic: Stats.MAXIMUM,
      }),
      threshold: 1,
      periods: 1,
    })),
  ];
}

function logAlarms(metrics: LogMetrics): AlarmPlan[] {
  return [
    {
      name: 'payments-waiting',
      description: 'A payment was made 10 minutes ago, and the buyer still has nothing.',
      metric: metrics.lateGrants,
      threshold: 1,
      periods: 1,
    },
    {
      name: 'media-rejected',
      description: 'Three or more uploaded files were rejected within an hour.',
      metric: metrics.rejectedFiles,
      threshold: 3,
      periods: 1,
    },
    ...(metrics.malware
      ? [
          {
            name: 'malware-found',
            description: 'GuardDuty found malware in an uploaded file, which was deleted.',
            metric: metrics.malware,
            threshold: 1,
            periods: 1,
          },
        ]
      : []),
    {
      name: 'site-unreachable',
      description:
        'For 10 minutes, the site did not respond to the sweep, which opens it as a visitor does.',
      metric: metrics.siteFailures,
      threshold: 1,
      periods: 2,
    },
    {
      name: 'certificate-ends',
      description: 'The certificate that visitors are shown has less than 30 days left.',
      metric: metrics.certificateDays,
      threshold: 30,
      is: 'below',
      periods: 1,
    },
    {
      name: 'table-throttles',
      description: 'Tables throttled 5 or more requests of functions in 5 minutes.',
      metric: metrics.throttledRequests,
      threshold: 5,
      periods: 1,
    },
    {
      name: 'slow-runs',
      description: 'Three runs of functions in 15 minutes took more than 80 % of their timeout.',
      metric: metrics.slowRuns,
      threshold: 3,
      periods: 1,
    },
  ];
}

/**
 * Returns the alarms that go off before SES acts. SES reviews an account at a bounce rate of 5 % or a complaint rate of
 * 0.1 %, and may stop its sending at 10 % or 0.5 %.
 * @see https://docs.aws.amazon.com/ses/latest/dg/reputationdashboard-cloudwatch-alarm.html
 */
function reputationAlarms(configurationSet: string): AlarmPlan[] {
  const rate = (metricName: string) =>
    new Metric({
      namespace: 'AWS/SES',
      metricName,
      dimensionsMap: { 'ses:configuration-set': configurationSet },
      period: Duration.hours(1),
      statistic: Stats.MAXIMUM,
    });
  return [
    {
      name: 'bounce-rate',
      description: 'One email in twenty bounces.',
      metric: rate('Reputation.BounceRate'),
      threshold: 0.05,
      periods: 1,
    },
    {
      name: 'complaint-rate',
      description: 'One email in a thousand is reported as spam.',
      metric: rate('Reputation.ComplaintRate'),
      threshold: 0.001,
      periods: 1,
    },
  ];
}

function edgeAlarm(DistributionId: string): AlarmPlan {
  return {
    name: 'edge-5xx',
    description: 'For 15 minutes, CloudFront returned a server error for one request in twenty.',
    metric: new Metric({
      namespace: 'AWS/CloudFront',
      metricName: '5xxErrorRate',
      dimensionsMap: { DistributionId, Region: 'Global' },
      period: Duration.minutes(5),
      statistic: Stats.AVERAGE,
    }),
    threshold: 5,
    periods: 3,
  };
}

function replyAlarms(replies: ReplyMetrics, assistant: AssistantConfig): AlarmPlan[] {
  const failures = {
    name: 'replies-failed',
    description: 'One in five replies of the assistant failed within 15 minutes.',
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
