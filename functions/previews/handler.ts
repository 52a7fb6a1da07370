import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { logSlowRuns } from '../platform/log-slow-runs.ts';
import { logger } from '../platform/logger.ts';
import { makePreview } from './make-preview.ts';

/**
 * Draws or deletes the public pages of the items that the stream of the table `previews` names. A failed one is
 * reported by its sequence number: Lambda retries it. The sweep requests any that are left.
 */
export const handler = logSlowRuns(
  async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const batchItemFailures: { itemIdentifier: string }[] = [];
    for (const { dynamodb } of event.Records) {
      const { id, state } = dynamodb?.NewImage ?? {};
      if (!id?.S || state?.S !== 'wanted') continue;
      try {
        await makePreview(id.S);
      } catch (error) {
        logger.error('preview not made', { preview: id.S, error });
        batchItemFailures.push({ itemIdentifier: dynamodb?.SequenceNumber ?? id.S });
      }
    }
    return { batchItemFailures };
  },
);
