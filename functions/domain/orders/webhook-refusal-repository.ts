import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { epochSecondsIn, nowIso } from '../../platform/clock.ts';
import { dynamo, ifConditionHolds, tableName } from '../../platform/dynamo.ts';

interface RefusalCounts {
  /** Genuine Stripe events. */
  refusals: number;
  /** Messages that may have come from Stripe: the restricted key cannot look them up. */
  suspects: number;
  /** When the first of them arrived, in ISO 8601. */
  since: string;
  /** Epoch seconds. */
  expiresAt: number;
}

/** All counts are in one row: no one can fill the table with refused messages. */
const row = () => ({ TableName: tableName('ephemera'), Key: { key: 'webhook-refusals' } });

/**
 * Stripe retries an event for three days (https://docs.stripe.com/webhooks#retries); older refusals no longer matter.
 */
const keptSeconds = 4 * 24 * 3600;

/** Counts a genuine Stripe event that was refused. */
export function countRefusal(): Promise<void> {
  return count('refusals');
}

/** Counts a refused message that may or may not have come from Stripe. */
export function countSuspect(): Promise<void> {
  return count('suspects');
}

async function count(kind: 'refusals' | 'suspects'): Promise<void> {
  await dynamo.send(
    new UpdateCommand({
      ...row(),
      UpdateExpression: 'SET since = if_not_exists(since, :now), expiresAt = :end ADD #kind :one',
      ExpressionAttributeNames: { '#kind': kind },
      ExpressionAttributeValues: {
        ':now': nowIso(),
        ':end': epochSecondsIn(keptSeconds),
        ':one': 1,
      },
    }),
  );
}

/** Clears the counts: an accepted event shows that the secret is right. */
export async function clearRefusals(): Promise<void> {
  await ifConditionHolds(() =>
    dynamo.send(
      new UpdateCommand({
        ...row(),
        UpdateExpression: 'REMOVE refusals, suspects, since',
        ConditionExpression: 'attribute_exists(since)',
      }),
    ),
  );
}

export async function readRefusalCounts(): Promise<Partial<RefusalCounts>> {
  const { Item } = await dynamo.send(new GetCommand({ ...row(), ConsistentRead: true }));
  return Item ?? {};
}
