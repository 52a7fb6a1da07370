import { Duration } from 'aws-cdk-lib';
import { Stats, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter, type ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/**
 * Counts the genuine Stripe events that the `purchase` function refused for their signature: it logs `webhook
 * refused` for each and marks those that Stripe confirms as genuine. Messages from strangers do not count.
 */
export function countWebhookRefusals(
  scope: Construct,
  { prefix, log }: { prefix: string; log: ILogGroup },
): IMetric {
  return new MetricFilter(scope, 'WebhookRefusals', {
    logGroup: log,
    metricNamespace: prefix,
    metricName: 'webhook-refusals',
    filterPattern: FilterPattern.all(
      FilterPattern.stringValue('$.message', '=', 'webhook refused'),
      FilterPattern.booleanValue('$.genuine', true),
    ),
    metricValue: '1',
  }).metric({ period: Duration.minutes(5), statistic: Stats.SUM });
}
