import { createHash } from 'node:crypto';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { epochSecondsIn, now } from '../../platform/clock.ts';
import { dynamo, isConditionFailure, tableName } from '../../platform/dynamo.ts';

/** Longer than a registration takes, but short enough to retry soon after an interrupted one. */
const lockSeconds = 60;

/**
 * Allows one registration per email at a time.
 * @returns whether this call has the lock
 */
export async function lockRegistration(email: string): Promise<boolean> {
  try {
    await dynamo.send(
      new PutCommand({
        TableName: tableName('ephemera'),
        Item: { key: keyOf(email), expiresAt: epochSecondsIn(lockSeconds) },
        ConditionExpression: 'attribute_not_exists(#key) OR expiresAt < :now',
        ExpressionAttributeNames: { '#key': 'key' },
        ExpressionAttributeValues: { ':now': Math.floor(now().getTime() / 1000) },
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

export async function unlockRegistration(email: string): Promise<void> {
  await dynamo.send(
    new DeleteCommand({ TableName: tableName('ephemera'), Key: { key: keyOf(email) } }),
  );
}

function keyOf(email: string): string {
  return `register#${createHash('sha256').update(email).digest('hex')}`;
}
