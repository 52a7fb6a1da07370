import { Duration } from 'aws-cdk-lib';
import { MathExpression, Stats, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import {
  FilterPattern,
  MetricFilter,
  type IFilterPattern,
  type ILogGroup,
} from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';

/** Fewer failures than this in 15 minutes are ignored, whatever their share. */
const fewestFailures = 3;

/**
 * Metrics from the assistant's log: the `chat` function writes one line `reply` per request, with `outcome` and, for
 * a model, `tokens`.
 */
export class ReplyMetrics extends Construct {
  /** The percentage of failed replies in 15 minutes; 0 while there are only a few. */
  readonly failedPercent: IMetric;
  /** All tokens that models read and write per day. */
  readonly dailyTokens: IMetric;

  constructor(scope: Construct, id: string, props: { prefix: string; log: ILogGroup }) {
    super(scope, id);
    const { prefix, log } = props;
    const isReply = FilterPattern.stringValue('$.message', '=', 'reply');
    const outcome = (comparison: '=' | '!=', value: string) =>
      FilterPattern.stringValue('$.outcome', comparison, value);
    const filter = (metricName: string, pattern: IFilterPattern, metricValue: string) =>
      new MetricFilter(this, metricName, {
        logGroup: log,
        metricNamespace: prefix,
        metricName,
        filterPattern: pattern,
        metricValue,
      });
    // Repeated requests get the stored reply, so they are not counted.
    const replies = filter('replies', FilterPattern.all(isReply, outcome('!=', 'repeated')), '1');
    const failed = filter(
      'failed-replies',
      FilterPattern.all(isReply, outcome('=', 'failed')),
      '1',
    );
    const tokens = filter(
      'reply-tokens',
      FilterPattern.all(isReply, FilterPattern.numberValue('$.tokens', '>', 0)),
      '$.tokens',
    );
    const sum = (each: MetricFilter, period: Duration) =>
      each.metric({ period, statistic: Stats.SUM });
    const quarter = Duration.minutes(15);
    this.failedPercent = new MathExpression({
      expression: `IF(failed >= ${fewestFailures}, 100 * failed / replies, 0)`,
      usingMetrics: { failed: sum(failed, quarter), replies: sum(replies, quarter) },
      period: quarter,
    });
    this.dailyTokens = sum(tokens, Duration.days(1));
  }
}
