import { setTimeout as sleep } from 'node:timers/promises';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { AppError } from '../../platform/app-error.ts';
import { epochSecondsIn, now } from '../../platform/clock.ts';
import { dynamo, isConditionFailure, tableName } from '../../platform/dynamo.ts';

/** Longer than the function's timeout (infra/function-plan.ts), so that a lease never expires while its holder runs. */
const leaseSeconds = 30;
const waitMilliseconds = 10_000;
const key = 'lease#admins';

/**
 * Serialises changes of administrators on the whole site. Cognito has no conditional writes, so counting and changing
 * could otherwise not be atomic.
 * @throws AppError `conflict` if the lease is not free within ten seconds
 */
export async function withAdminsLease<T>(work: () => Promise<T>): Promise<T> {
  const holder = ulid();
  const deadline = now().getTime() + waitMilliseconds;
  while (!(await take(holder))) {
    if (now().getTime() > deadline) throw new AppError('conflict');
    await sleep(20 + Math.random() * 80);
  }
  try {
    return await work();
  } finally {
    await release(holder);
  }
}

async function take(holder: string): Promise<boolean> {
  return held(
    new PutCommand({
      TableName: tableName('ephemera'),
      Item: { key, holder, expiresAt: epochSecondsIn(leaseSeconds) },
      // The same holder may take it again: the SDK retries a request whose response was lost.
      ConditionExpression: 'attribute_not_exists(#key) OR expiresAt < :now OR holder = :holder',
      ExpressionAttributeNames: { '#key': 'key' },
      ExpressionAttributeValues: {
        ':now': Math.floor(now().getTime() / 1000),
        ':holder': holder,
      },
    }),
  );
}

async function release(holder: string): Promise<void> {
  await held(
    new DeleteCommand({
      TableName: tableName('ephemera'),
      Key: { key },
      ConditionExpression: 'holder = :holder',
      ExpressionAttributeValues: { ':holder': holder },
    }),
  );
}

async function held(command: PutCommand | DeleteCommand): Promise<boolean> {
  try {
    await dynamo.send(command as PutCommand);
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}
