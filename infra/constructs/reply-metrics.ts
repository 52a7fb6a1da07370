import { Duration } from 'aws-cdk-lib';
import { MathExpression, Stats, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import {
  FilterPattern,
  MetricFilter,
  type IFilterPattern,
  type ILogGroup,
} from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';

/** Fewer failures than this in a quarter of an hour are hiccups, whatever their share. */
const fewestFailures = 3;

/**
 * What the assistant's log says, as metrics: the function `chat` writes one line `reply` for each request that it
 * answers, with `outcome` and, of a model, `tokens`.
 */
export class ReplyMetrics extends Construct {
  /** Failed replies in a hundred, of 15 minutes; 0 while there are only a few. */
  readonly failedPercent: IMetric;
  /** All that models read and wrote in a day. */
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
    // What a window asks for again is answered from the first time.
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
