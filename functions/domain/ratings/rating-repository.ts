import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { nowIso } from '../../platform/clock.ts';
import {
  dynamo,
  ifConditionHolds,
  tableName,
  writeTogether,
  type Write,
} from '../../platform/dynamo.ts';
import { conflict, retryOnConflict } from '../../platform/retry-on-conflict.ts';

/** A member's rating of an item (`article#<id>`), 1 to 5. */
export async function getRating(item: string, userId: string): Promise<number | undefined> {
  const { Item } = await dynamo.send(
    new GetCommand({
      TableName: tableName('ratings'),
      Key: { item, userId },
      ConsistentRead: true,
    }),
  );
  return Item?.['rating'] as number | undefined;
}

/**
 * Replaces a member's rating and updates the article's sum and count in the same transaction.
 * @throws AppError `conflict` if concurrent ratings of the same member keep winning
 */
export function putArticleRating(
  articleId: string,
  item: string,
  userId: string,
  rating: number,
): Promise<void> {
  return retryOnConflict(async () => {
    const before = await getRating(item, userId);
    if (before === rating) return;
    const writes = ratingWrites({ articleId, item, userId, rating, before });
    return (await ifConditionHolds(() => writeTogether(writes))) ? undefined : conflict;
  });
}

/** A rating as stored. */
export interface RatingRow {
  item: string;
  userId: string;
  rating: number;
  ratedAt: string;
}

/** Removes a rating and its part of the article's sum and count, even if the article no longer exists. */
export function removeRating({ item, userId }: RatingRow): Promise<void> {
  return retryOnConflict(async () => {
    const rating = await getRating(item, userId);
    if (rating === undefined) return;
    const removal: Write = {
      Delete: {
        TableName: tableName('ratings'),
        Key: { item, userId },
        ConditionExpression: 'rating = :rating',
        ExpressionAttributeValues: { ':rating': rating },
      },
    };
    const id = item.slice(item.indexOf('#') + 1);
    const withSum = (await isRated(id)) ? [removal, sumUpdate(id, -rating, -1)] : [removal];
    return (await ifConditionHolds(() => writeTogether(withSum))) ? undefined : conflict;
  });
}

async function isRated(id: string): Promise<boolean> {
  const { Item } = await dynamo.send(
    new GetCommand({
      TableName: tableName('articles'),
      Key: { id },
      ProjectionExpression: 'id',
      ConsistentRead: true,
    }),
  );
  return Item !== undefined;
}

function ratingWrites(change: {
  articleId: string;
  item: string;
  userId: string;
  rating: number;
  before: number | undefined;
}): Write[] {
  const { articleId, item, userId, rating, before } = change;
  return [
    {
      Put: {
        TableName: tableName('ratings'),
        Item: { item, userId, rating, ratedAt: nowIso() },
        ...(before === undefined
          ? { ConditionExpression: 'attribute_not_exists(userId)' }
          : {
              ConditionExpression: 'rating = :before',
              ExpressionAttributeValues: { ':before': before },
            }),
      },
    },
    sumUpdate(articleId, rating - (before ?? 0), before === undefined ? 1 : 0),
  ];
}

function sumUpdate(articleId: string, difference: number, more: number): Write {
  return {
    Update: {
      TableName: tableName('articles'),
      Key: { id: articleId },
      UpdateExpression: 'ADD ratingSum :difference, ratingCount :more',
      ConditionExpression: 'attribute_exists(id)',
      ExpressionAttributeValues: { ':difference': difference, ':more': more },
    },
  };
}
