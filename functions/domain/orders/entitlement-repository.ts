import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo, queryAll, tableName } from '../../platform/dynamo.ts';
import { itemKey, type Entitlement } from './order.ts';

export function articleItem(id: string): string {
  return itemKey({ resourceType: 'article', resourceId: id });
}

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

/** A member's entitlements, newest first. */
export async function listEntitlements(userId: string): Promise<Entitlement[]> {
  const entitlements = await queryAll<Entitlement>({
    TableName: tableName('purchases'),
    KeyConditionExpression: 'userId = :userId',
    ExpressionAttributeValues: { ':userId': userId },
    ConsistentRead: true,
  });
  return entitlements.sort((a, b) => b.purchasedAt.localeCompare(a.purchasedAt));
}
