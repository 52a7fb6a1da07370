import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { localSettings } from '#infra/local/stack-settings.ts';
import { benchMember } from './save-members.ts';

/** Rows of two tables go in one batch. */
const batch = 12;
const dayMs = 86_400_000;

/**
 * Fills the shop with paid orders, spread evenly over the last year: the member of that number has bought
 * `art-bench-1`, which therefore has as many owners.
 */
export async function saveOrders(count: number): Promise<void> {
  const { region, credentials, tablePrefix } = localSettings;
  const dynamo = DynamoDBDocumentClient.from(new DynamoDBClient({ region, credentials }));
  const now = Date.now();
  for (let start = 0; start < count; start += batch) {
    const indexes = Array.from(
      { length: Math.min(batch, count - start) },
      (_, offset) => start + offset,
    );
    const rows = indexes.map((index) => paid(index, now - ((index + 0.5) / count) * 365 * dayMs));
    await dynamo.send(
      new BatchWriteCommand({
        RequestItems: {
          [`${tablePrefix}-orders`]: rows.map(({ order }) => ({ PutRequest: { Item: order } })),
          [`${tablePrefix}-purchases`]: rows.map(({ grant }) => ({ PutRequest: { Item: grant } })),
        },
      }),
    );
  }
  dynamo.destroy();
}

function paid(index: number, time: number) {
  const { id: userId, email } = benchMember(index);
  const at = new Date(time).toISOString();
  const id = ulid(time);
  const sessionId = `cs_test_bench${index}`;
  const title = 'Paper 1 on reading a gamma-ray log in a heterolithic succession';
  const money = { amountMinor: 450, currency: 'gbp' };
  const order = {
    id,
    userId,
    email,
    resourceType: 'article',
    resourceId: 'art-bench-1',
    title,
    ...money,
    successUrl: 'http://localhost/articles/success',
    cancelUrl: 'http://localhost/articles',
    checkoutExpiresAt: Math.floor(time / 1000) + 1800,
    status: 'paid',
    version: 2,
    sessionId,
    paymentIntentId: `pi_bench${index}`,
    createdAt: at,
    paidAt: at,
    grantedAt: at,
    paidDay: at.slice(0, 10),
  };
  const item = 'article#art-bench-1';
  const grant = { userId, item, orderId: id, sessionId, state: 'owned', title, ...money };
  return { order, grant: { ...grant, purchasedAt: at } };
}
