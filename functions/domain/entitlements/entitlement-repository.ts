import { DeleteCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { countRows, dynamo, queryAll, tableName, type Write } from '../../platform/dynamo.ts';
import type { Entitlement } from './entitlement.ts';

export async function getEntitlement(
  userId: string,
  item: string,
): Promise<Entitlement | undefined> {
  const { Item } = await dynamo.send(
    new GetCommand({
      TableName: tableName('purchases'),
      Key: { userId, item },
      ConsistentRead: true,
    }),
  );
  return Item as Entitlement | undefined;
}

/** Lists a member's entitlements, newest first. */
export async function listEntitlements(userId: string): Promise<Entitlement[]> {
  const entitlements = await queryAll<Entitlement>({
    TableName: tableName('purchases'),
    KeyConditionExpression: 'userId = :userId',
    ExpressionAttributeValues: { ':userId': userId },
    ConsistentRead: true,
  });
  return entitlements.sort((a, b) => b.purchasedAt.localeCompare(a.purchasedAt));
}

/** Counts the people who own an item. */
export function countOwners(item: string): Promise<number> {
  return countRows({
    TableName: tableName('purchases'),
    IndexName: 'byItem',
    KeyConditionExpression: '#item = :item',
    FilterExpression: '#state = :owned',
    ExpressionAttributeNames: { '#item': 'item', '#state': 'state' },
    ExpressionAttributeValues: { ':item': item, ':owned': 'owned' },
  });
}

/** Whether anybody has ever bought an item, including payments in progress and refunded ones. */
export async function hasBuyers(item: string): Promise<boolean> {
  const { Count } = await dynamo.send(
    new QueryCommand({
      TableName: tableName('purchases'),
      IndexName: 'byItem',
      KeyConditionExpression: '#item = :item',
      ExpressionAttributeNames: { '#item': 'item' },
      ExpressionAttributeValues: { ':item': item },
      Select: 'COUNT',
      Limit: 1,
    }),
  );
  return Count !== 0;
}

/** Returns a write for an entitlement. Its condition fails if the stored entitlement differs from `held`. */
export function entitlementPut(entitlement: Entitlement, held: Entitlement | undefined): Write {
  return { Put: { Item: entitlement, ...unchanged(held) } };
}

/** Returns a write that deletes an entitlement. Its condition fails like that of `entitlementPut`. */
export function entitlementDelete(held: Entitlement): Write {
  const { userId, item } = held;
  return { Delete: { Key: { userId, item }, ...unchanged(held) } };
}

/** Returns a write that changes only the state. Its condition fails like that of `entitlementPut`. */
export function entitlementUpdate(held: Entitlement, state: Entitlement['state']): Write {
  const { userId, item } = held;
  const { ExpressionAttributeValues, ...condition } = unchanged(held);
  return {
    Update: {
      ...condition,
      Key: { userId, item },
      UpdateExpression: 'SET #state = :after',
      ExpressionAttributeValues: { ...ExpressionAttributeValues, ':after': state },
    },
  };
}

function unchanged(held: Entitlement | undefined) {
  const TableName = tableName('purchases');
  if (!held) return { TableName, ConditionExpression: 'attribute_not_exists(userId)' };
  return {
    TableName,
    ConditionExpression: 'orderId = :order AND #state = :state',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':order': held.orderId, ':state': held.state },
  };
}

/** Removes an entitlement of a deleted account. */
export async function removeEntitlement({
  userId,
  item,
}: Pick<Entitlement, 'userId' | 'item'>): Promise<void> {
  await dynamo.send(
    new DeleteCommand({ TableName: tableName('purchases'), Key: { userId, item } }),
  );
}
