import { TransactionCanceledException, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { logMetric } from './log-metric.ts';

const throttled = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
]);
/** The codes of a transaction's parts. */
const throttledParts = new Set(['ProvisionedThroughputExceeded', 'ThrottlingError']);

/** Counts the requests that a table refuses because it is busy, although the SDK repeats them. */
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
    // Within the step that retries: once for each attempt.
    { step: 'finalizeRequest', priority: 'low', name: 'logThrottling' },
  );
}

function isThrottling(error: unknown): boolean {
  if (error instanceof TransactionCanceledException) {
    return (error.CancellationReasons ?? []).some(({ Code }) => throttledParts.has(Code ?? ''));
  }
  return throttled.has((error as Error).name);
}
