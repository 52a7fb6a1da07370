import type { SharedMetric } from '#shared/constants/shared-metric.ts';
import { now } from './clock.ts';
import { env } from './env.ts';
import { logger } from './logger.ts';

/**
 * Logs a warning that CloudWatch also counts, for alarms that watch all functions as one.
 * @see https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
 */
export function logMetric(
  metric: SharedMetric,
  message: string,
  details: Record<string, unknown>,
): void {
  logger.warn(message, {
    ...details,
    [metric]: 1,
    _aws: {
      Timestamp: now().getTime(),
      CloudWatchMetrics: [
        {
          Namespace: env().TABLE_PREFIX,
          Dimensions: [[]],
          Metrics: [{ Name: metric, Unit: 'Count' }],
        },
      ],
    },
  });
}
