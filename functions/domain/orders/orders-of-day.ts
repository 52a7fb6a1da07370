import { queryAll, tableName } from '../../platform/dynamo.ts';
import type { Order } from './order.ts';

/** Orders that were sold and paid on that day of UTC (`Order.paidDay`). */
export function listPaidOn(day: string): Promise<Order[]> {
  return ofDay('byPaidDay', 'paidDay', day);
}

/** Sold orders of which money went back, the last of it on that day of UTC (`Order.refundDay`). */
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
