import { queryAll, queryIds, querySome, tableName } from '../../platform/dynamo.ts';
import type { Order, OrderStatus } from './order.ts';

/** Orders sold on a day of the site (`Order.paidDay`). */
export function listPaidOn(day: string): Promise<Order[]> {
  return ofDay('byPaidDay', 'paidDay', day);
}

/**
 * The first orders sold on a day of the site, in the order of their payment.
 * @param after only orders that come after this one
 */
export function listSomePaidOn(
  day: string,
  limit: number,
  after?: Pick<Order, 'id' | 'paidAt'>,
): Promise<Order[]> {
  return querySome(
    {
      TableName: tableName('orders'),
      IndexName: 'byPaidDay',
      KeyConditionExpression: 'paidDay = :day',
      ExpressionAttributeValues: { ':day': day },
      ExclusiveStartKey: after && { paidDay: day, paidAt: after.paidAt, id: after.id },
    },
    limit,
  );
}

/** Sold orders whose refunded amount last changed on a day of the site (`Order.refundDay`). */
export function listRefundedOn(day: string): Promise<Order[]> {
  return ofDay('byRefundDay', 'refundDay', day);
}

function ofDay(IndexName: string, attribute: string, day: string): Promise<Order[]> {
  return queryAll({
    TableName: tableName('orders'),
    IndexName,
    KeyConditionExpression: '#day = :day',
    ExpressionAttributeNames: { '#day': attribute },
    ExpressionAttributeValues: { ':day': day },
  });
}

/** All orders of a member, in no particular order. */
export function listOrdersOf(userId: string): Promise<Order[]> {
  return queryAll({
    TableName: tableName('orders'),
    IndexName: 'byMember',
    KeyConditionExpression: 'userId = :userId',
    ExpressionAttributeValues: { ':userId': userId },
  });
}

/** Ids of the orders that were paid with a card that ends in four digits, in no particular order. */
export async function listIdsByCard(digits: string): Promise<ReadonlySet<string>> {
  const ids = queryIds({
    TableName: tableName('orders'),
    IndexName: 'byCardDigits',
    KeyConditionExpression: 'cardDigits = :digits',
    ExpressionAttributeValues: { ':digits': digits },
  });
  return new Set(await Array.fromAsync(ids));
}

/** An order as the index `byStatus` has it. */
export type ListedOrder = Pick<
  Order,
  | 'id'
  | 'userId'
  | 'email'
  | 'title'
  | 'resourceType'
  | 'amountMinor'
  | 'refundedMinor'
  | 'currency'
  | 'status'
  | 'createdAt'
>;

/** The oldest order of a status. */
export async function oldestOf(status: OrderStatus): Promise<ListedOrder | undefined> {
  const [order] = await querySome<ListedOrder>(ofStatus(status), 1);
  return order;
}

/**
 * The newest orders of a status, newest first.
 * @param before only orders that are older than the one with this id
 */
export function listByStatus(
  status: OrderStatus,
  limit: number,
  before?: string,
): Promise<ListedOrder[]> {
  return querySome(
    {
      ...ofStatus(status, before),
      ScanIndexForward: false,
    },
    limit,
  );
}

function ofStatus(status: OrderStatus, before?: string) {
  return {
    TableName: tableName('orders'),
    IndexName: 'byStatus',
    KeyConditionExpression: before ? '#status = :status AND id < :before' : '#status = :status',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':status': status, ...(before && { ':before': before }) },
  };
}
