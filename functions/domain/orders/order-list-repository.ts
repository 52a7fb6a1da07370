import { queryAll, queryIds, querySome, tableName } from '../../platform/dynamo.ts';
import type { Order, OrderStatus } from './order.ts';

/** Lists the orders sold on a day in the site's time zone (`Order.paidDay`). */
export function listPaidOn(day: string): Promise<Order[]> {
  return ofDay('byPaidDay', 'paidDay', day);
}

/**
 * Lists the first orders sold on a day in the site's time zone, by time of payment.
 * @param after the last order of the previous page
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

/** Lists the sold orders whose refunded amount last changed on a day in the site's time zone (`Order.refundDay`). */
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

/** Lists all orders of a member, unsorted. */
export function listOrdersOf(userId: string): Promise<Order[]> {
  return queryAll({
    TableName: tableName('orders'),
    IndexName: 'byMember',
    KeyConditionExpression: 'userId = :userId',
    ExpressionAttributeValues: { ':userId': userId },
  });
}

/** Returns the ids of the orders paid with a card that ends in these four digits. */
export async function listIdsByCard(digits: string): Promise<ReadonlySet<string>> {
  const ids = queryIds({
    TableName: tableName('orders'),
    IndexName: 'byCardDigits',
    KeyConditionExpression: 'cardDigits = :digits',
    ExpressionAttributeValues: { ':digits': digits },
  });
  return new Set(await Array.fromAsync(ids));
}

/** The attributes of an order that the index `byStatus` projects. */
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

/** Returns the oldest order with a status. */
export async function oldestOf(status: OrderStatus): Promise<ListedOrder | undefined> {
  const [order] = await querySome<ListedOrder>(ofStatus(status), 1);
  return order;
}

/** Where a page of orders begins, and its direction. */
export interface OrderPosition {
  /** The id of the last order before the page; absent for the first page. */
  after?: string | undefined;
  isOldestFirst: boolean;
}

/** Lists the first orders with a status after a position, newest or oldest first. */
export function listByStatus(
  status: OrderStatus,
  limit: number,
  { after, isOldestFirst }: OrderPosition,
): Promise<ListedOrder[]> {
  const further = isOldestFirst ? 'id > :after' : 'id < :after';
  return querySome(
    {
      ...ofStatus(status),
      ...(after && {
        KeyConditionExpression: `#status = :status AND ${further}`,
        ExpressionAttributeValues: { ':status': status, ':after': after },
      }),
      ScanIndexForward: isOldestFirst,
    },
    limit,
  );
}

function ofStatus(status: OrderStatus) {
  return {
    TableName: tableName('orders'),
    IndexName: 'byStatus',
    KeyConditionExpression: '#status = :status',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':status': status },
  };
}
