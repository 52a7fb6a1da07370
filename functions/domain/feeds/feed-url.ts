import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo, tableName } from '../../platform/dynamo.ts';
import { env } from '../../platform/env.ts';
import type { Member } from '../members/member-repository.ts';
import { feedToken } from './feed-token.ts';

export const publicFeedPath = '/feeds/podcast.xml';

/** The URL of a member's private feed. */
export async function privateFeedUrl(member: Pick<Member, 'id' | 'feedVersion'>): Promise<string> {
  return `${env().SITE_URL}/feeds/${await feedToken(member)}/podcast.xml`;
}

/** Replaces the URL of the feed; the old one stops working. */
export async function rotateFeed(userId: string): Promise<string> {
  const { Attributes } = await dynamo.send(
    new UpdateCommand({
      TableName: tableName('users'),
      Key: { id: userId },
      UpdateExpression: 'ADD feedVersion :one',
      ConditionExpression: 'attribute_exists(id)',
      ExpressionAttributeValues: { ':one': 1 },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  return privateFeedUrl({ id: userId, feedVersion: Attributes!['feedVersion'] as number });
}
