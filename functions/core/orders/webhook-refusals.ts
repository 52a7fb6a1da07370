import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { now, nowIso } from '../../platform/clock.ts';
import { dynamo, isConditionFailure, tableName } from '../../platform/dynamo.ts';

/** Events of Stripe's own that were refused since one was last accepted. */
export interface WebhookRefusals {
  refusals: number;
  since: string;
}

interface Row extends WebhookRefusals {
  /** Epoch seconds. */
  expiresAt: number;
}

/** The only row, so that nobody can fill a table with refusals. */
const row = { TableName: tableName('ephemera'), Key: { key: 'webhook-refusals' } };

/** Stripe tries an event for three days (https://docs.stripe.com/webhooks#retries); what is older is nobody's concern. */
const keptSeconds = 4 * 24 * 3600;

const nowSeconds = () => Math.floor(now().getTime() / 1000);

export async function noteRefusal(): Promise<void> {
  await dynamo.send(
    new UpdateCommand({
      ...row,
      UpdateExpression:
        'SET since = if_not_exists(since, :now), expiresAt = :end ADD refusals :one',
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
        UpdateExpression: 'REMOVE refusals, since',
        ConditionExpression: 'attribute_exists(refusals)',
      }),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}

export async function readRefusals(): Promise<WebhookRefusals | undefined> {
  const { Item } = await dynamo.send(new GetCommand({ ...row, ConsistentRead: true }));
  const { refusals, since, expiresAt = 0 } = (Item ?? {}) as Partial<Row>;
  if (!refusals || !since || expiresAt < nowSeconds()) return undefined;
  return { refusals, since };
}
