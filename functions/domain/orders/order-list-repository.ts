import { queryAll, tableName } from '../../platform/dynamo.ts';
import type { Order } from './order.ts';

/** Orders sold on a day of the site (`Order.paidDay`). */
export function listPaidOn(day: string): Promise<Order[]> {
  return ofDay('byPaidDay', 'paidDay', day);
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
