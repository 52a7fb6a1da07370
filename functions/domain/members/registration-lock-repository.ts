import { createHash } from 'node:crypto';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { epochSecondsIn } from '../../platform/clock.ts';
import { dynamo, ifConditionHolds, tableName } from '../../platform/dynamo.ts';

/** Longer than a registration takes, yet short enough to retry soon after an interruption. */
const lockSeconds = 60;

/**
 * Allows one registration per email at a time.
 * @returns whether this call has the lock
 */
export function lockRegistration(email: string): Promise<boolean> {
  const lock = new PutCommand({
    TableName: tableName('ephemera'),
    Item: { key: keyOf(email), expiresAt: epochSecondsIn(lockSeconds) },
    ConditionExpression: 'attribute_not_exists(#key) OR expiresAt < :now',
    ExpressionAttributeNames: { '#key': 'key' },
    ExpressionAttributeValues: { ':now': epochSecondsIn(0) },
  });
  return ifConditionHolds(() => dynamo.send(lock));
}

export async function unlockRegistration(email: string): Promise<void> {
  await dynamo.send(
    new DeleteCommand({ TableName: tableName('ephemera'), Key: { key: keyOf(email) } }),
  );
}

function keyOf(email: string): string {
  return `register#${createHash('sha256').update(email).digest('hex')}`;
}
