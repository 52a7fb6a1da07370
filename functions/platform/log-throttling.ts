import { TransactionCanceledException, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { logMetric } from './log-metric.ts';

const throttled = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
]);
/** Codes of the cancellation reasons of a transaction. */
const throttledParts = new Set(['ProvisionedThroughputExceeded', 'ThrottlingError']);

/** Counts requests that a table throttles, including those that succeed when the SDK retries them. */
export function logThrottling(client: DynamoDBClient): void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (given) => {
        try {
          return await next(given);
        } catch (error) {
          if (isThrottling(error)) {
            const { TableName } = given.input as { TableName?: string };
            logMetric('throttled-requests', 'table busy', { table: TableName, call: commandName });
          }
          throw error;
        }
      },
    // This step runs inside the SDK's retries: once per attempt.
    { step: 'finalizeRequest', priority: 'low', name: 'logThrottling' },
  );
}

function isThrottling(error: unknown): boolean {
  if (error instanceof TransactionCanceledException) {
    return (error.CancellationReasons ?? []).some(({ Code }) => throttledParts.has(Code ?? ''));
  }
  return throttled.has((error as Error).name);
}
