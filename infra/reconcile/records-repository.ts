import { GetCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { Mail } from '#functions/domain/mails/mail.ts';
import type { Entitlement } from '#functions/domain/entitlements/entitlement.ts';
import type { Order } from '#functions/domain/orders/order.ts';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';

/** A period, including both ends; times in ISO 8601. */
export interface Period {
  from: string;
  to: string;
}

/** Yields the orders placed in a period. */
export function scanOrders(period: Period): AsyncGenerator<Order> {
  return scan('orders', 'createdAt', period);
}

/** Yields the entitlements from purchases of a period. */
export function scanEntitlements(period: Period): AsyncGenerator<Entitlement> {
  return scan('purchases', 'purchasedAt', period);
}

async function* scan<Row>(
  table: 'orders' | 'purchases',
  attribute: string,
  { from, to }: Period,
): AsyncGenerator<Row> {
  const pages = paginateScan(
    { client: dynamo },
    {
      TableName: tableName(table),
      ConsistentRead: true,
      FilterExpression: '#at BETWEEN :from AND :to',
      ExpressionAttributeNames: { '#at': attribute },
      ExpressionAttributeValues: { ':from': from, ':to': to },
    },
  );
  for await (const page of pages) yield* (page.Items ?? []) as Row[];
}

export async function readMail(id: string): Promise<Mail | undefined> {
  const { Item } = await dynamo.send(
    new GetCommand({ TableName: tableName('mails'), Key: { id }, ConsistentRead: true }),
  );
  return Item as Mail | undefined;
}
