import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { epochSecondsIn, now } from '../../platform/clock.ts';
import { dynamo, ifConditionHolds, tableName } from '../../platform/dynamo.ts';
import { conflict, retryOnConflict } from '../../platform/retry-on-conflict.ts';

/** Longer than the function's timeout (infra/function-plan.ts), so that a lease never expires while its holder runs. */
const leaseSeconds = 30;
const limits = { attempts: Infinity, patienceMs: 10_000, longestWaitMs: 100 };
const key = 'lease#admins';

/**
 * Serialises changes of administrators on the whole site. Cognito has no conditional writes, so counting and changing
 * could otherwise not be atomic.
 * @throws AppError `conflict` if the lease is not free within ten seconds
 */
export async function withAdminsLease<T>(work: () => Promise<T>): Promise<T> {
  const holder = ulid();
  await retryOnConflict(async () => (await take(holder)) || conflict, limits);
  try {
    return await work();
  } finally {
    await release(holder);
  }
}

function take(holder: string): Promise<boolean> {
  const lease = new PutCommand({
    TableName: tableName('ephemera'),
    Item: { key, holder, expiresAt: epochSecondsIn(leaseSeconds) },
    // The same holder may take it again: the SDK retries a request whose response was lost.
    ConditionExpression: 'attribute_not_exists(#key) OR expiresAt < :now OR holder = :holder',
    ExpressionAttributeNames: { '#key': 'key' },
    ExpressionAttributeValues: { ':now': Math.floor(now().getTime() / 1000), ':holder': holder },
  });
  return ifConditionHolds(() => dynamo.send(lease));
}

async function release(holder: string): Promise<void> {
  const end = new DeleteCommand({
    TableName: tableName('ephemera'),
    Key: { key },
    ConditionExpression: 'holder = :holder',
    ExpressionAttributeValues: { ':holder': holder },
  });
  await ifConditionHolds(() => dynamo.send(end));
}
