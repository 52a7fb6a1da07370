import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import type * as sqs from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { LogMetrics } from './log-metrics.ts';
import { accountWideName } from '../account-wide-name.ts';

export interface DashboardProps {
  prefix: string;
  api: HttpApi;
  purchase: lambda.Function;
  tables: Partial<Record<string, dynamodb.Table>>;
  /** The queues by source, as in `Watched`. */
  deadLetters: Record<string, sqs.Queue>;
  logMetrics: LogMetrics;
  webhookRefusals: cloudwatch.IMetric;
  /** The name of SES's configuration set. */
  configurationSet: string;
  distributionId: string;
}

const { SUM, MAXIMUM, AVERAGE } = cloudwatch.Stats;
const period = Duration.minutes(5);
/**
 * Tables that are left out: only administrators write them, and owners a few reviews. Their load is low, and the number
 * of metrics is limited.
 */
const quietTables = ['bundles', 'editions', 'previews', 'reviews'];

/** The graphs of a stage on one page, with at most 50 metrics: three such dashboards per account are free. */
export class Dashboard extends Construct {
  constructor(scope: Construct, id: string, props: DashboardProps) {
    super(scope, id);
    new cloudwatch.Dashboard(this, 'Dashboard', {
      dashboardName: accountWideName(props.prefix),
      defaultInterval: Duration.days(1),
      widgets: [visitors(props), work(props), money(props), data(props)],
    });
  }
}

function graph(title: string, left: cloudwatch.IMetric[]): cloudwatch.GraphWidget {
  return new cloudwatch.GraphWidget({ title, left, width: 8, height: 6 });
}

/**
 * Returns the graphs of visitors. CloudFront's metrics are in us-east-1; graphs can show metrics of another region,
 * unlike alarms.
 */
function visitors({ api, distributionId: DistributionId }: DashboardProps): cloudwatch.IWidget[] {
  const edge = (metricName: string, statistic: string) =>
    new cloudwatch.Metric({
      namespace: 'AWS/CloudFront',
      metricName,
      dimensionsMap: { DistributionId, Region: 'Global' },
      region: 'us-east-1',
      period,
      statistic,
    });
  return [
    graph('Requests', [edge('Requests', SUM), api.metricCount({ period, statistic: SUM })]),
    graph('Errors', [
      edge('5xxErrorRate', AVERAGE),
      api.metricServerError({ period, statistic: SUM }),
      api.metricClientError({ period, statistic: SUM }),
    ]),
    graph(
      'Response time of the API',
      ['p50', 'p95', 'p99'].map((statistic) => api.metricLatency({ period, statistic })),
    ),
  ];
}

function work({ logMetrics, deadLetters }: DashboardProps): cloudwatch.IWidget[] {
  // Without dimensions, the metric covers all functions of the account in this region, including new ones.
  const functions = (metricName: string, statistic: string) =>
    new cloudwatch.Metric({ namespace: 'AWS/Lambda', metricName, period, statistic });
  return [
    graph('Functions: runs, failures, throttled', [
      functions('Invocations', SUM),
      functions('Errors', SUM),
      functions('Throttles', SUM),
    ]),
    graph('Functions: longest run, runs near their timeout', [
      functions('Duration', MAXIMUM),
      logMetrics.slowRuns,
    ]),
    graph(
      'Age of the oldest failed event, by queue',
      Object.values(deadLetters).map((queue) =>
        queue.metricApproximateAgeOfOldestMessage({ period, statistic: MAXIMUM }),
      ),
    ),
  ];
}

function money(props: DashboardProps): cloudwatch.IWidget[] {
  const { purchase, logMetrics, webhookRefusals, configurationSet } = props;
  const hourly = { period: Duration.hours(1), namespace: 'AWS/SES' };
  const sent = (metricName: string) =>
    new cloudwatch.Metric({ ...hourly, metricName, statistic: SUM });
  const rate = (metricName: string) =>
    new cloudwatch.Metric({
      ...hourly,
      metricName,
      dimensionsMap: { 'ses:configuration-set': configurationSet },
      statistic: MAXIMUM,
    });
  return [
    graph('Purchases and webhook', [
      purchase.metricInvocations({ period, statistic: SUM }),
      webhookRefusals,
      logMetrics.lateGrants,
    ]),
    graph('Emails sent and delivered, by the account', [sent('Send'), sent('Delivery')]),
    graph('Emails that bounce or are reported as spam', [
      rate('Reputation.BounceRate'),
      rate('Reputation.ComplaintRate'),
    ]),
  ];
}

function data({ tables, logMetrics }: DashboardProps): cloudwatch.IWidget[] {
  const written = Object.entries(tables)
    .filter(([name]) => !quietTables.includes(name))
    .map(([, table]) => table!.metricConsumedWriteCapacityUnits({ period, statistic: SUM }));
  return [
    graph('Write units, by table', written),
    graph('Throttled requests to tables', [logMetrics.throttledRequests]),
    graph('Rejected files', [logMetrics.rejectedFiles]),
  ];
}
