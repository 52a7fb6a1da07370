import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { deliverMail } from '../domain/mails/deliver-mail.ts';

/**
 * Sends each mail as its row appears in the outbox (DynamoDB Streams). A mail that fails is reported by its sequence
 * number, so that Lambda tries it again; the sweep finds whatever is left over.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const batchItemFailures: { itemIdentifier: string }[] = [];
  for (const { eventName, dynamodb } of event.Records) {
    const id = dynamodb?.NewImage?.['id']?.S;
    if (eventName !== 'INSERT' || !id) continue;
    try {
      await deliverMail(id);
    } catch {
      batchItemFailures.push({ itemIdentifier: dynamodb?.SequenceNumber ?? id });
    }
  }
  return { batchItemFailures };
}
