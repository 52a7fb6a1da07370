import { createHash } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { epochSecondsIn } from '../../platform/clock.ts';
import { dynamo, tableName, type Write } from '../../platform/dynamo.ts';
import type { UploadRequest } from './start-upload.ts';

/** A file as the sender's browser describes it. */
export type SentFile = Pick<UploadRequest, 'kind' | 'itemId' | 'fileName' | 'size'> & {
  /** When it was last changed, in epoch milliseconds. */
  modifiedAt: number;
};

/** Longer than an upload can be resumed. */
const keptSeconds = 8 * 24 * 3600;

/** The row is in the table of uploads, whose ids are ULIDs and contain no `#`. */
function keyOf(actorId: string, file: SentFile): { id: string } {
  const { kind, itemId, fileName, size, modifiedAt } = file;
  const facts = JSON.stringify([actorId, kind, itemId, fileName, size, modifiedAt]);
  return { id: `sent#${createHash('sha256').update(facts).digest('base64url')}` };
}

/** Returns the id of the last upload of the same file by the same administrator. */
export async function sameFileUploadId(
  actorId: string,
  file: SentFile,
): Promise<string | undefined> {
  const { Item } = await dynamo.send(
    new GetCommand({
      TableName: tableName('uploads'),
      Key: keyOf(actorId, file),
      ConsistentRead: true,
    }),
  );
  return Item?.['uploadId'] as string | undefined;
}

/**
 * Returns a write for the transaction that starts an upload. Its condition fails if another upload of this file was
 * started since `before`.
 */
export function sameFileWrite(
  actorId: string,
  file: SentFile,
  uploadId: string,
  before: string | undefined,
): Write {
  return {
    Put: {
      TableName: tableName('uploads'),
      Item: { ...keyOf(actorId, file), uploadId, expiresAt: epochSecondsIn(keptSeconds) },
      ...(before
        ? {
            ConditionExpression: 'uploadId = :before',
            ExpressionAttributeValues: { ':before': before },
          }
        : { ConditionExpression: 'attribute_not_exists(id)' }),
    },
  };
}
