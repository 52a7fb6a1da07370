import { GetCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { nowIso } from '../../platform/clock.ts';
import {
  dynamo,
  isConditionFailure,
  queryIds,
  tableName,
  isConflict,
} from '../../platform/dynamo.ts';
import { itemKey, type Order } from './order.ts';

/** Points to the order whose session is open for a buyer and item, so that a double click finds it. */
export interface CheckoutLock {
  key: string;
  orderId: string;
  expiresAt: number;
}

export async function getOrder(id: string): Promise<Order | undefined> {
  const { Item } = await dynamo.send(
    new GetCommand({ TableName: tableName('orders'), Key: { id }, ConsistentRead: true }),
  );
  return Item as Order | undefined;
}

export function lockKey(order: Pick<Order, 'userId' | 'resourceType' | 'resourceId'>): string {
  return `checkout#${order.userId}#${itemKey(order)}`;
}

export async function getLock(key: string): Promise<CheckoutLock | undefined> {
  const { Item } = await dynamo.send(
    new GetCommand({ TableName: tableName('ephemera'), Key: { key }, ConsistentRead: true }),
  );
  return Item as CheckoutLock | undefined;
}

/**
 * Writes a new order and moves the lock to it from the previous order, in one transaction.
 * @returns false if another request got in first
 */
export async function placeOrder(
  order: Order,
  previous: CheckoutLock | undefined,
): Promise<boolean> {
  const lock: CheckoutLock = {
    key: lockKey(order),
    orderId: order.id,
    expiresAt: order.checkoutExpiresAt,
  };
  try {
    await dynamo.send(
      new TransactWriteCommand({
        TransactItems: [
          { Put: { TableName: tableName('orders'), Item: order } },
          {
            Put: {
              TableName: tableName('ephemera'),
              Item: lock,
              ...(previous
                ? {
                    ConditionExpression: 'attribute_not_exists(orderId) OR orderId = :previous',
                    ExpressionAttributeValues: { ':previous': previous.orderId },
                  }
                : { ConditionExpression: 'attribute_not_exists(orderId)' }),
            },
          },
        ],
      }),
    );
    return true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}

/**
 * Stores the Checkout session of an order.
 * @throws ConditionalCheckFailedException if another request has given up the order in the meantime: the sweep no
 * longer checks it, so its URL must not be handed out
 */
export async function noteSession(id: string, sessionId: string, url: string): Promise<void> {
  await dynamo.send(
    new UpdateCommand({
      TableName: tableName('orders'),
      Key: { id },
      UpdateExpression: 'SET sessionId = :session, checkoutUrl = :url',
      ConditionExpression: 'attribute_exists(id) AND #status <> :failed',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':session': sessionId, ':url': url, ':failed': 'failed' },
    }),
  );
}

/** Closes an order for which no session could be opened; an order with a session stays as it is. */
export async function failUnopened(id: string): Promise<void> {
  try {
    await dynamo.send(
      new UpdateCommand({
        TableName: tableName('orders'),
        Key: { id },
        UpdateExpression: 'SET #status = :failed REMOVE #open, checkAt ADD version :one',
        ConditionExpression: '#status = :pending AND attribute_not_exists(sessionId)',
        ExpressionAttributeNames: { '#status': 'status', '#open': 'open' },
        ExpressionAttributeValues: { ':failed': 'failed', ':pending': 'pending', ':one': 1 },
      }),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}

/** Sets when the sweep checks an open order again. */
export async function checkAgainAt(id: string, checkAt: string): Promise<void> {
  try {
    await dynamo.send(
      new UpdateCommand({
        TableName: tableName('orders'),
        Key: { id },
        UpdateExpression: 'SET checkAt = :at',
        ConditionExpression: 'attribute_exists(#open)',
        ExpressionAttributeNames: { '#open': 'open' },
        ExpressionAttributeValues: { ':at': checkAt },
      }),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}

/** Ids of the open orders that are due for a check, oldest first. */
export function dueOrderIds(): AsyncGenerator<string> {
  return queryIds({
    TableName: tableName('orders'),
    IndexName: 'open',
    KeyConditionExpression: '#open = :yes AND checkAt <= :now',
    ExpressionAttributeNames: { '#open': 'open' },
    ExpressionAttributeValues: { ':yes': 'yes', ':now': nowIso() },
  });
}

/** Ids of all open orders, due or not. */
export function openOrderIds(): AsyncGenerator<string> {
  return queryIds({
    TableName: tableName('orders'),
    IndexName: 'open',
    KeyConditionExpression: '#open = :yes',
    ExpressionAttributeNames: { '#open': 'open' },
    ExpressionAttributeValues: { ':yes': 'yes' },
  });
}
