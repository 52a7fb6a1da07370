import { runInNewContext } from 'node:vm';
import { sameDimensions, type Datapoint } from './datapoint.ts';

/** An alarm of the template, with its references resolved. */
export interface Alarm {
  AlarmName: string;
  AlarmActions?: string[];
  Namespace?: string;
  MetricName?: string;
  Dimensions?: { Name: string; Value: string }[];
  Statistic?: string;
  ExtendedStatistic?: string;
  Period?: number;
  Metrics?: MetricQuery[];
  Threshold: number;
  EvaluationPeriods: number;
  DatapointsToAlarm?: number;
  ComparisonOperator: string;
  TreatMissingData: string;
}

interface MetricQuery {
  Id: string;
  Expression?: string;
  ReturnData?: boolean;
  MetricStat?: {
    Metric: { Namespace: string; MetricName: string; Dimensions?: Alarm['Dimensions'] };
    Period: number;
    Stat: string;
  };
}

interface Series {
  namespace: string;
  name: string;
  dimensions: Record<string, string>;
  stat: string;
}

const comparisons: Record<string, (value: number, threshold: number) => boolean> = {
  GreaterThanOrEqualToThreshold: (value, threshold) => value >= threshold,
  LessThanThreshold: (value, threshold) => value < threshold,
};

/**
 * The state of an alarm at a time, as CloudWatch decides it: each of the last periods breaches, does not, or has no data,
 * which counts as the alarm says.
 * @param since when a period begins; CloudWatch's begin on the hour, which may come in the middle of a test
 * @see https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/alarm-evaluation.html
 */
export function evaluateAlarm(
  alarm: Alarm,
  datapoints: readonly Datapoint[],
  at: number,
  since = 0,
): 'ALARM' | 'OK' {
  const periodMs = periodOf(alarm) * 1000;
  const missing = { breaching: true, notBreaching: false }[alarm.TreatMissingData];
  if (missing === undefined) throw new Error(`${alarm.AlarmName}: ${alarm.TreatMissingData}?`);
  const lastStart = since + Math.floor((at - since) / periodMs) * periodMs;
  const breaches = Array.from({ length: alarm.EvaluationPeriods }, (_, back) => {
    const from = lastStart - back * periodMs;
    const value = valueOf(alarm, datapoints, from, from + periodMs);
    if (value === undefined) return missing;
    return comparisons[alarm.ComparisonOperator]!(value, alarm.Threshold);
  });
  const needed = alarm.DatapointsToAlarm ?? alarm.EvaluationPeriods;
  return breaches.filter(Boolean).length >= needed ? 'ALARM' : 'OK';
}

function periodOf({ Period, Metrics = [] }: Alarm): number {
  return Period ?? Metrics.find(({ MetricStat }) => MetricStat)!.MetricStat!.Period;
}

function valueOf(
  alarm: Alarm,
  datapoints: readonly Datapoint[],
  from: number,
  until: number,
): number | undefined {
  const within = datapoints.filter(({ at }) => at >= from && at < until);
  if (!alarm.Metrics) return statistic(seriesOf(alarm), within);
  const { Expression } = alarm.Metrics.find(({ Expression }) => Expression)!;
  const values = alarm.Metrics.flatMap<[string, number | undefined]>(({ Id, MetricStat }) => {
    if (!MetricStat) return [];
    const { Metric, Stat } = MetricStat;
    return [[Id, statistic(seriesOf({ ...Metric, Statistic: Stat }), within)]];
  });
  if (values.some(([, value]) => value === undefined)) return undefined;
  const scope = Object.fromEntries(values);
  const IF = (condition: boolean, one: number, other: number) => (condition ? one : other);
  return runInNewContext(Expression!, { ...scope, IF }) as number;
}

function seriesOf(
  metric: Pick<
    Alarm,
    'Namespace' | 'MetricName' | 'Dimensions' | 'Statistic' | 'ExtendedStatistic'
  >,
): Series {
  return {
    namespace: metric.Namespace!,
    name: metric.MetricName!,
    dimensions: Object.fromEntries(
      (metric.Dimensions ?? []).map(({ Name, Value }) => [Name, Value]),
    ),
    stat: metric.Statistic ?? metric.ExtendedStatistic!,
  };
}

function statistic(series: Series, within: readonly Datapoint[]): number | undefined {
  const values = within
    .filter(({ namespace, name }) => namespace === series.namespace && name === series.name)
    .filter(({ dimensions }) => sameDimensions(dimensions, series.dimensions))
    .map(({ value }) => value)
    .sort((a, b) => a - b);
  if (values.length === 0) return undefined;
  const sum = values.reduce((total, value) => total + value, 0);
  switch (series.stat) {
    case 'Sum':
      return sum;
    case 'Average':
      return sum / values.length;
    case 'Minimum':
      return values[0];
    case 'Maximum':
      return values.at(-1);
    case 'p95':
      return values[Math.ceil(values.length * 0.95) - 1];
    default:
      throw new Error(`The test's CloudWatch does not know the statistic ${series.stat}.`);
  }
}
