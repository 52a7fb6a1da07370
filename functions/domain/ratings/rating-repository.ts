import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { nowIso } from '../../platform/clock.ts';
import {
  dynamo,
  ifConditionHolds,
  tableName,
  writeTogether,
  type Write,
} from '../../platform/dynamo.ts';
import { readBatch } from '../../platform/read-batch.ts';
import { conflict, retryOnConflict } from '../../platform/retry-on-conflict.ts';
import { getItem } from '../catalogue/catalogue-repository.ts';
import { itemKeyIn, readItemKey } from '../items/item-key.ts';
import { itemNouns } from '../items/item-nouns.ts';
import { quietChange } from '../catalogue/lists/change-log-repository.ts';

/** The catalogues whose items are rated. */
type RatedCatalogue = 'articles' | 'podcasts' | 'products';

/** Reads a member's rating of an item (`article#<id>`), 1 to 5. */
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

/** Reads the ratings with these keys, at most 100; missing ones are left out. */
export async function getRatings(
  keys: readonly Pick<RatingRow, 'item' | 'userId'>[],
): Promise<RatingRow[]> {
  if (keys.length === 0) return [];
  return readBatch<RatingRow>(
    'ratings',
    keys.map(({ item, userId }) => ({ item, userId })),
  );
}

interface NewRating {
  kind: RatedCatalogue;
  id: string;
  userId: string;
  rating: number;
}

/**
 * Replaces a member's rating and updates the item's sum and count in the same transaction.
 * @throws AppError `conflict` if concurrent ratings of the same member keep winning
 */
export function putRating({ kind, id, userId, rating }: NewRating): Promise<void> {
  const item = itemKeyIn(kind, id);
  return retryOnConflict(async () => {
    const before = await getRating(item, userId);
    if (before === rating) return;
    const writes = [
      ratingPut({ item, userId, rating, ratedAt: nowIso() }, before),
      ...sumUpdates(kind, id, rating - (before ?? 0), before === undefined ? 1 : 0),
    ];
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

/** Removes a rating and its part of the item's sum and count, even if the item no longer exists. */
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
    const { kind, id } = readRatedItem(item);
    const isThere = (await getItem(kind, id)) !== undefined;
    const withSum = isThere ? [removal, ...sumUpdates(kind, id, -rating, -1)] : [removal];
    return (await ifConditionHolds(() => writeTogether(withSum))) ? undefined : conflict;
  });
}

function readRatedItem(item: string): { kind: RatedCatalogue; id: string } {
  const { resourceType, resourceId: id } = readItemKey(item);
  const kinds = ['articles', 'podcasts', 'products'] as const;
  const kind = kinds.find((each) => itemNouns[each] === resourceType);
  if (!kind) throw new Error(`Items of this kind cannot be rated: ${resourceType}`);
  return { kind, id };
}

function ratingPut(row: RatingRow, before: number | undefined): Write {
  return {
    Put: {
      TableName: tableName('ratings'),
      Item: row,
      ...(before === undefined
        ? { ConditionExpression: 'attribute_not_exists(userId)' }
        : {
            ConditionExpression: 'rating = :before',
            ExpressionAttributeValues: { ':before': before },
          }),
    },
  };
}

function sumUpdates(kind: RatedCatalogue, id: string, difference: number, more: number): Write[] {
  const sumUpdate = {
    Update: {
      TableName: tableName(kind),
      Key: { id },
      UpdateExpression: 'ADD ratingSum :difference, ratingCount :more',
      ConditionExpression: 'attribute_exists(id)',
      ExpressionAttributeValues: { ':difference': difference, ':more': more },
    },
  };
  return [sumUpdate, quietChange(kind, id)];
}
