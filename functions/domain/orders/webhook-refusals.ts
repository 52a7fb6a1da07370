import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { now, nowIso } from '../../platform/clock.ts';
import { dynamo, isConditionFailure, tableName } from '../../platform/dynamo.ts';

/** Genuine Stripe events that have been refused since the last accepted one. */
export interface WebhookRefusals {
  refusals: number;
  since: string;
}

interface Row extends WebhookRefusals {
  /** Messages that may have come from Stripe: the restricted key cannot look them up. */
  suspects: number;
  /** Epoch seconds. */
  expiresAt: number;
}

/** A single row, so that no one can fill a table with refused messages. */
const row = { TableName: tableName('ephemera'), Key: { key: 'webhook-refusals' } };

/**
 * Stripe retries an event for three days (https://docs.stripe.com/webhooks#retries); older refusals no longer matter.
 */
const keptSeconds = 4 * 24 * 3600;

/** Fewer unverifiable messages than this are attributed to strangers. */
const fewestSuspects = 3;

const nowSeconds = () => Math.floor(now().getTime() / 1000);

/** Counts a genuine Stripe event that was refused. */
export function noteRefusal(): Promise<void> {
  return count('refusals');
}

/** Counts a refused message that may or may not have come from Stripe. */
export function noteSuspect(): Promise<void> {
  return count('suspects');
}

async function count(kind: 'refusals' | 'suspects'): Promise<void> {
  await dynamo.send(
    new UpdateCommand({
      ...row,
      UpdateExpression: 'SET since = if_not_exists(since, :now), expiresAt = :end ADD #kind :one',
      ExpressionAttributeNames: { '#kind': kind },
      ExpressionAttributeValues: {
        ':now': nowIso(),
        ':end': nowSeconds() + keptSeconds,
        ':one': 1,
      },
    }),
  );
}

/** Clears the counts: an accepted event shows that the secret is right. */
export async function forgetRefusals(): Promise<void> {
  try {
    await dynamo.send(
      new UpdateCommand({
        ...row,
        UpdateExpression: 'REMOVE refusals, suspects, since',
        ConditionExpression: 'attribute_exists(since)',
      }),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}

export async function readRefusals(): Promise<WebhookRefusals | undefined> {
  const { Item } = await dynamo.send(new GetCommand({ ...row, ConsistentRead: true }));
  const { refusals = 0, suspects = 0, since, expiresAt = 0 } = (Item ?? {}) as Partial<Row>;
  const isSure = refusals > 0 || suspects >= fewestSuspects;
  if (!isSure || !since || expiresAt < nowSeconds()) return undefined;
  return { refusals: refusals + suspects, since };
}
