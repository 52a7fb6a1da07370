import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { epochSecondsIn } from '../../platform/clock.ts';
import { dynamo, ifConditionHolds, tableName } from '../../platform/dynamo.ts';

/**
 * Takes a lease.
 * @returns false while another holder has it
 */
export function takeLease(key: string, holder: string, seconds: number): Promise<boolean> {
  const lease = new PutCommand({
    TableName: tableName('ephemera'),
    Item: { key, holder, expiresAt: epochSecondsIn(seconds) },
    // The same holder may take it again: the SDK retries a request whose response was lost.
    ConditionExpression: 'attribute_not_exists(#key) OR expiresAt < :now OR holder = :holder',
    ExpressionAttributeNames: { '#key': 'key' },
    ExpressionAttributeValues: { ':now': epochSecondsIn(0), ':holder': holder },
  });
  return ifConditionHolds(() => dynamo.send(lease));
}

/** Releases a lease, unless it has expired and another holder has it. */
export async function releaseLease(key: string, holder: string): Promise<void> {
  const end = new DeleteCommand({
    TableName: tableName('ephemera'),
    Key: { key },
    ConditionExpression: 'holder = :holder',
    ExpressionAttributeValues: { ':holder': holder },
  });
  await ifConditionHolds(() => dynamo.send(end));
}
