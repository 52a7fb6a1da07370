import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo, tableName } from '../../platform/dynamo.ts';
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

/** Everything a member has bought, newest first. */
export async function listEntitlements(userId: string): Promise<Entitlement[]> {
  const entitlements: Entitlement[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await dynamo.send(
      new QueryCommand({
        TableName: tableName('purchases'),
        KeyConditionExpression: 'userId = :userId',
        ExpressionAttributeValues: { ':userId': userId },
        ConsistentRead: true,
        ExclusiveStartKey: start,
      }),
    );
    entitlements.push(...((page.Items ?? []) as Entitlement[]));
    start = page.LastEvaluatedKey;
  } while (start);
  return entitlements.sort((a, b) => b.purchasedAt.localeCompare(a.purchasedAt));
}
