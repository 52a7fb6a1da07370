import { Duration } from 'aws-cdk-lib';
import { Metric, Stats, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter, type ILogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { SharedMetric } from '#shared/constants/shared-metric.ts';

export interface LogMetricsProps {
  prefix: string;
  logs: Record<'sweep' | 'media', ILogGroup>;
  malwareScan: boolean;
}

/** Metrics from lines of single functions' logs, and those that every function may write. */
export class LogMetrics extends Construct {
  /** Runs of the sweep that found a payment without its grant, for each such payment. */
  readonly lateGrants: IMetric;
  /** Uploaded files that the check refused, in an hour. */
  readonly rejectedFiles: IMetric;
  /** Uploaded files in which GuardDuty found malware; absent where it scans none. */
  readonly malware?: IMetric;
  /** Visits of the sweep that the site did not answer. */
  readonly siteFailures: IMetric;
  /** How many days the site's certificate has left; nothing is known of a site that does not answer. */
  readonly certificateDays: IMetric;
  readonly throttledRequests: IMetric;
  readonly slowRuns: IMetric;

  constructor(scope: Construct, id: string, { prefix, logs, malwareScan }: LogMetricsProps) {
    super(scope, id);
    const message = (text: string) => FilterPattern.stringValue('$.message', '=', text);
    const filter = (
      metricName: string,
      log: ILogGroup,
      pattern: ReturnType<typeof message>,
      metricValue = '1',
    ) =>
      new MetricFilter(this, metricName, {
        logGroup: log,
        metricNamespace: prefix,
        metricName,
        filterPattern: pattern,
        metricValue,
      });
    const fiveMinutes = { period: Duration.minutes(5), statistic: Stats.SUM };
    const shared = (metricName: SharedMetric, period: Duration) =>
      new Metric({ namespace: prefix, metricName, period, statistic: Stats.SUM });

    this.lateGrants = filter('late-grants', logs.sweep, message('payment without grant')).metric(
      fiveMinutes,
    );
    this.siteFailures = filter('site-failures', logs.sweep, message('site does not answer')).metric(
      fiveMinutes,
    );
    const withCertificate = FilterPattern.all(
      message('site answers'),
      FilterPattern.numberValue('$.certificateDays', '>=', 0),
    );
    this.certificateDays = filter(
      'certificate-days',
      logs.sweep,
      withCertificate,
      '$.certificateDays',
    ).metric({ period: Duration.hours(1), statistic: Stats.MINIMUM });
    const rejected = FilterPattern.all(
      message('file not taken in'),
      FilterPattern.stringValue('$.state', '=', 'rejected'),
    );
    this.rejectedFiles = filter('rejected-files', logs.media, rejected).metric({
      period: Duration.hours(1),
      statistic: Stats.SUM,
    });
    if (malwareScan) {
      this.malware = filter('malware-found', logs.media, message('malware found')).metric(
        fiveMinutes,
      );
    }
    this.throttledRequests = shared('throttled-requests', Duration.minutes(5));
    this.slowRuns = shared('slow-runs', Duration.minutes(15));
  }
}
