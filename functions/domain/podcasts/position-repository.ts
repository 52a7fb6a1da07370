import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { ListeningPosition } from '#shared/contracts/podcasts.ts';
import { dynamo, ifConditionHolds, tableName } from '../../platform/dynamo.ts';
import { itemKeyIn } from '../items/item-key.ts';

export async function getPosition(
  userId: string,
  podcastId: string,
): Promise<ListeningPosition | undefined> {
  const { Item } = await dynamo.send(
    new GetCommand({
      TableName: tableName('positions'),
      Key: { userId, item: itemKeyIn('podcasts', podcastId) },
      ConsistentRead: true,
    }),
  );
  return Item as ListeningPosition | undefined;
}

/**
 * Stores a position unless a newer one is stored: a late request from one device never overwrites a newer position from
 * another.
 * @returns whether it was written
 */
export function putPosition(
  userId: string,
  podcastId: string,
  position: ListeningPosition,
): Promise<boolean> {
  const put = new PutCommand({
    TableName: tableName('positions'),
    Item: { userId, item: itemKeyIn('podcasts', podcastId), ...position },
    ConditionExpression: 'attribute_not_exists(listenedAt) OR listenedAt <= :at',
    ExpressionAttributeValues: { ':at': position.listenedAt },
  });
  return ifConditionHolds(() => dynamo.send(put));
}

/** The key of a position as stored. */
export interface PositionRow {
  userId: string;
  item: string;
}

/** Removes a position of a deleted account. */
export async function removePosition({ userId, item }: PositionRow): Promise<void> {
  await dynamo.send(
    new DeleteCommand({ TableName: tableName('positions'), Key: { userId, item } }),
  );
}
