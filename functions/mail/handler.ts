import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { deliverMail, mailFailure } from '../domain/mails/deliver-mail.ts';
import { logSlowRuns } from '../platform/log-slow-runs.ts';
import { logger } from '../platform/logger.ts';

/**
 * Sends each email when its row appears in the outbox (DynamoDB Streams). Failures are reported by sequence number,
 * so that Lambda retries them; the sweep sends any that are left.
 */
export const handler = logSlowRuns(
  async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const batchItemFailures: { itemIdentifier: string }[] = [];
    for (const { eventName, dynamodb } of event.Records) {
      const id = dynamodb?.NewImage?.['id']?.S;
      if (eventName !== 'INSERT' || !id) continue;
      try {
        await deliverMail(id);
      } catch (error) {
        logger.error(mailFailure, { mailId: id, error });
        batchItemFailures.push({ itemIdentifier: dynamodb?.SequenceNumber ?? id });
      }
    }
    return { batchItemFailures };
  },
);
