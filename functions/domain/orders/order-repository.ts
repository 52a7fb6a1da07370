import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { nowIso } from '../../platform/clock.ts';
import {
  dynamo,
  ifConditionHolds,
  queryIds,
  tableName,
  unlessConflict,
  writeTogether,
  writeTogetherOnce,
  type Write,
} from '../../platform/dynamo.ts';
import { itemKey } from '../items/item-key.ts';
import type { Order } from './order.ts';
import { usesOfCodeWrites } from './uses-of-code.ts';

/** Points to the order whose session is open for a buyer and an item: a double click finds it here. */
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
 * @param also further writes for the transaction, such as the use of a code
 * @returns false if another request got in first
 */
export function placeOrder(
  order: Order,
  previous: CheckoutLock | undefined,
  also: readonly Write[] = [],
): Promise<boolean> {
  const lock: CheckoutLock = {
    key: lockKey(order),
    orderId: order.id,
    expiresAt: order.checkoutExpiresAt,
  };
  const lockPut: Write = {
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
  };
  const newOrder: Write = { Put: { TableName: tableName('orders'), Item: order } };
  const writes: Write[] = [newOrder, lockPut, ...also];
  return unlessConflict(() => writeTogetherOnce(writes));
}

/** Returns a write that replaces an order. Its condition fails if the order has changed since `version`. */
export function orderPut(order: Order, version: number): Write {
  return {
    Put: {
      TableName: tableName('orders'),
      Item: order,
      ConditionExpression: 'version = :version',
      ExpressionAttributeValues: { ':version': version },
    },
  };
}

/** Returns a check for transactions that depend on an unchanged order. It fails like the condition of `orderPut`. */
export function orderCheck({ id, version }: Order): Write {
  return {
    ConditionCheck: {
      TableName: tableName('orders'),
      Key: { id },
      ConditionExpression: 'version = :version',
      ExpressionAttributeValues: { ':version': version },
    },
  };
}

/**
 * Returns a write that records when access was revoked, or that it no longer is. Its condition fails like that of
 * `orderPut`.
 */
export function revocationUpdate({ id, version }: Order, revokedAt: string | undefined): Write {
  return {
    Update: {
      TableName: tableName('orders'),
      Key: { id },
      UpdateExpression: `${revokedAt ? 'SET revokedAt = :now' : 'REMOVE revokedAt'} ADD version :one`,
      ConditionExpression: 'version = :version',
      ExpressionAttributeValues: {
        ':version': version,
        ':one': 1,
        ...(revokedAt && { ':now': revokedAt }),
      },
    },
  };
}

/**
 * Removes the buyer's details from an order, which is kept for bookkeeping. The version grows: an order that was read
 * earlier can no longer be written back.
 */
export async function forgetBuyer({ id }: Pick<Order, 'id'>): Promise<void> {
  await ifConditionHolds(() =>
    dynamo.send(
      new UpdateCommand({
        TableName: tableName('orders'),
        Key: { id },
        UpdateExpression: 'SET email = :none REMOVE buyer, cardDigits ADD version :one',
        ConditionExpression: 'attribute_exists(id) AND email <> :none',
        ExpressionAttributeValues: { ':none': '', ':one': 1 },
      }),
    ),
  );
}

/**
 * Stores the Checkout session of an order.
 * @throws ConditionalCheckFailedException if another request has closed the order: the sweep no longer checks it, so
 * its URL must not be given to the buyer
 */
export async function recordSession(id: string, sessionId: string, url: string): Promise<void> {
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

/**
 * Closes an order for which no session could be opened, and releases the use of its code. An order with a session is
 * left unchanged.
 */
export async function failUnopened(order: Order): Promise<void> {
  const update: Write = {
    Update: {
      TableName: tableName('orders'),
      Key: { id: order.id },
      UpdateExpression: 'SET #status = :failed REMOVE #open, checkAt ADD version :one',
      ConditionExpression: '#status = :pending AND attribute_not_exists(sessionId)',
      ExpressionAttributeNames: { '#status': 'status', '#open': 'open' },
      ExpressionAttributeValues: { ':failed': 'failed', ':pending': 'pending', ':one': 1 },
    },
  };
  const pending = { ...order, status: 'pending' as const };
  const uses = usesOfCodeWrites(pending, { ...order, status: 'failed' });
  await ifConditionHolds(() => writeTogether([update, ...uses]));
}

/** Sets when the sweep checks an open order again. */
export async function checkAgainAt(id: string, checkAt: string): Promise<void> {
  await ifConditionHolds(() =>
    dynamo.send(
      new UpdateCommand({
        TableName: tableName('orders'),
        Key: { id },
        UpdateExpression: 'SET checkAt = :at',
        ConditionExpression: 'attribute_exists(#open)',
        ExpressionAttributeNames: { '#open': 'open' },
        ExpressionAttributeValues: { ':at': checkAt },
      }),
    ),
  );
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
