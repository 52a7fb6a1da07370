import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { ListeningPosition } from '#shared/contracts/podcasts.ts';
import { dynamo, isConditionFailure, tableName } from '../../platform/dynamo.ts';
import { podcastItem } from './episode-access.ts';

export async function getPosition(
  userId: string,
  podcastId: string,
): Promise<ListeningPosition | undefined> {
  const { Item } = await dynamo.send(
    new GetCommand({
      TableName: tableName('positions'),
      Key: { userId, item: podcastItem(podcastId) },
      ConsistentRead: true,
    }),
  );
  return Item as ListeningPosition | undefined;
}

/**
 * Stores a position unless a newer one is stored: a late request from one device never overwrites a later position
 * from another.
 * @returns whether it was written
 */
export async function putPosition(
  userId: string,
  podcastId: string,
  position: ListeningPosition,
): Promise<boolean> {
  try {
    await dynamo.send(
      new PutCommand({
        TableName: tableName('positions'),
        Item: { userId, item: podcastItem(podcastId), ...position },
        ConditionExpression: 'attribute_not_exists(listenedAt) OR listenedAt <= :at',
        ExpressionAttributeValues: { ':at': position.listenedAt },
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}
