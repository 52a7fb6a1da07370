import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { now, nowIso } from '../../platform/clock.ts';
import { dynamo, isConditionFailure, tableName } from '../../platform/dynamo.ts';

/** Events of Stripe's own that were refused since one was last accepted. */
export interface WebhookRefusals {
  refusals: number;
  since: string;
}

interface Row extends WebhookRefusals {
  /** Messages that may have been Stripe's: the key may not look them up. */
  suspects: number;
  /** Epoch seconds. */
  expiresAt: number;
}

/** The only row, so that nobody can fill a table with refusals. */
const row = { TableName: tableName('ephemera'), Key: { key: 'webhook-refusals' } };

/** Stripe tries an event for three days (https://docs.stripe.com/webhooks#retries); what is older is nobody's concern. */
const keptSeconds = 4 * 24 * 3600;

/** Fewer messages that nobody can vouch for are a stranger's. */
const fewestSuspects = 3;

const nowSeconds = () => Math.floor(now().getTime() / 1000);

/** Notes an event of Stripe's own that was refused. */
export function noteRefusal(): Promise<void> {
  return count('refusals');
}

/** Notes a refused message of which nobody can tell whether it was Stripe's. */
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

/** An accepted event shows that the secret is right. */
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
