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

/** Metrics from log lines: some of single functions, some that every function may write. */
export class LogMetrics extends Construct {
  /** Counts the payments without access that a run of the sweep has found. */
  readonly lateGrants: IMetric;
  /** Counts the uploaded files that the check rejected, per hour. */
  readonly rejectedFiles: IMetric;
  /** Counts the uploaded files in which GuardDuty found malware; absent if files are not scanned. */
  readonly malware?: IMetric;
  /** Counts the sweep's visits to which the site did not respond. */
  readonly siteFailures: IMetric;
  /** The days until the site's certificate expires; no data while the site does not respond. */
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
    this.siteFailures = filter(
      'site-failures',
      logs.sweep,
      message('site does not respond'),
    ).metric(fiveMinutes);
    const withCertificate = FilterPattern.all(
      message('site responds'),
      FilterPattern.numberValue('$.certificateDays', '>=', 0),
    );
    this.certificateDays = filter(
      'certificate-days',
      logs.sweep,
      withCertificate,
      '$.certificateDays',
    ).metric({ period: Duration.hours(1), statistic: Stats.MINIMUM });
    const rejected = FilterPattern.all(
      message('file not accepted'),
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
