import { randomBytes } from 'node:crypto';
import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { ReviewState } from '#shared/contracts/reviews.ts';
import { nowIso } from '../../platform/clock.ts';
import { dynamo, queryAll, querySome, tableName, type Write } from '../../platform/dynamo.ts';
import type { Review, ReviewKey } from './review.ts';

export async function getReview({ userId, item }: ReviewKey): Promise<Review | undefined> {
  const { Item } = await dynamo.send(
    new GetCommand({
      TableName: tableName('reviews'),
      Key: { userId, item },
      ConsistentRead: true,
    }),
  );
  return Item as Review | undefined;
}

/** Returns a revision that sorts by time; its random part distinguishes texts of the same millisecond. */
export function newRevision(): string {
  return `${nowIso()}#${randomBytes(6).toString('base64url')}`;
}

/** Returns a write for a review. Its condition fails if the review has changed since it was read. */
export function reviewPut(review: Review, before: Review | undefined): Write {
  return {
    Put: {
      TableName: tableName('reviews'),
      Item: review,
      ...(before
        ? {
            ConditionExpression: 'revision = :before',
            ExpressionAttributeValues: { ':before': before.revision },
          }
        : { ConditionExpression: 'attribute_not_exists(userId)' }),
    },
  };
}

/**
 * Returns a write that shows or hides a review. Its condition fails if the text has changed or the same was decided
 * already.
 */
export function decisionUpdate(
  { userId, item, revision }: ReviewKey & Pick<Review, 'revision'>,
  state: Exclude<ReviewState, 'waiting'>,
): Write {
  const isShown = state === 'shown';
  return {
    Update: {
      TableName: tableName('reviews'),
      Key: { userId, item },
      UpdateExpression: isShown
        ? 'SET #state = :state, shownFor = :item'
        : 'SET #state = :state REMOVE shownFor',
      ConditionExpression: 'revision = :revision AND #state <> :state',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: {
        ':state': state,
        ':revision': revision,
        ...(isShown && { ':item': item }),
      },
    },
  };
}

export async function removeReview({ userId, item }: ReviewKey): Promise<void> {
  await dynamo.send(new DeleteCommand({ TableName: tableName('reviews'), Key: { userId, item } }));
}

/** Lists the reviews of a member in every state. There is one per item at most. */
export function listReviewsBy(userId: string): Promise<Review[]> {
  return queryAll<Review>({
    TableName: tableName('reviews'),
    KeyConditionExpression: 'userId = :userId',
    ExpressionAttributeValues: { ':userId': userId },
  });
}

/** Lists the reviews of an item that visitors see, newest first, older than the revision `before` if given. */
export function listShownReviews(item: string, limit: number, before?: string): Promise<Review[]> {
  return querySome<Review>(
    {
      TableName: tableName('reviews'),
      IndexName: 'shown',
      KeyConditionExpression: before
        ? 'shownFor = :item AND revision < :before'
        : 'shownFor = :item',
      ExpressionAttributeValues: { ':item': item, ...(before && { ':before': before }) },
      ScanIndexForward: false,
    },
    limit,
  );
}

/** Lists reviews in one state after the revision `after`, by time. */
export function listReviewsIn(
  state: ReviewState,
  limit: number,
  { after, isOldestFirst }: { after: string | undefined; isOldestFirst: boolean },
): Promise<Review[]> {
  const further = isOldestFirst ? 'revision > :after' : 'revision < :after';
  return querySome<Review>(
    {
      TableName: tableName('reviews'),
      IndexName: 'byState',
      KeyConditionExpression: after ? `#state = :state AND ${further}` : '#state = :state',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':state': state, ...(after && { ':after': after }) },
      ScanIndexForward: isOldestFirst,
    },
    limit,
  );
}
