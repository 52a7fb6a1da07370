import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { mailFailure, type deliverMail } from '../domain/mail-delivery/deliver-mail.ts';
import { logger } from '../platform/logger.ts';

interface Dependencies {
  deliverMail: typeof deliverMail;
}

/**
 * Creates a handler that sends the emails whose rows a stream reports. Failures are reported by sequence number, so
 * that Lambda retries them; the sweep sends any that are left.
 */
export function createMailHandler({ deliverMail }: Dependencies) {
  return async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
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
  };
}
