import { queryPages, tableName } from '../../platform/dynamo.ts';
import type { Entitlement } from './entitlement.ts';

export interface OwnersPage {
  /** The members who own the item, ordered by id. */
  owned: string[];
  /** The last buyer read, whether or not they still own the item: the next page begins after them. */
  last: string;
  more: boolean;
}

/** Yields pages of the members who own an item, after the buyer `after`. The index is eventually consistent. */
export async function* listOwners(
  item: string,
  page: number,
  after = '',
): AsyncGenerator<OwnersPage, undefined> {
  const pages = queryPages<Pick<Entitlement, 'userId' | 'state'>>({
    TableName: tableName('purchases'),
    IndexName: 'byItem',
    KeyConditionExpression: `#item = :item${after && ' AND userId > :after'}`,
    ExpressionAttributeNames: { '#item': 'item' },
    ExpressionAttributeValues: { ':item': item, ...(after && { ':after': after }) },
    Limit: page,
  });
  for await (const { rows: buyers, more } of pages) {
    const last = buyers.at(-1);
    if (!last) continue;
    const owned = buyers.filter(({ state }) => state === 'owned').map(({ userId }) => userId);
    yield { owned, last: last.userId, more };
  }
}

/**
 * Lists members who own an item because it was given to them, by id, after the member `after`. DynamoDB also reads the
 * buyers between them: 100,000 rows are about 10 MB.
 * @returns `next`: the id to continue after; absent at the end
 */
export async function listGiftedMembers(
  item: string,
  limit: number,
  after = '',
): Promise<{ members: string[]; next?: string }> {
  const pages = queryPages<Pick<Entitlement, 'userId'>>({
    TableName: tableName('purchases'),
    IndexName: 'byItem',
    KeyConditionExpression: `#item = :item${after && ' AND userId > :after'}`,
    FilterExpression: '#state = :owned AND attribute_exists(complimentary)',
    ExpressionAttributeNames: { '#item': 'item', '#state': 'state' },
    ExpressionAttributeValues: {
      ':item': item,
      ':owned': 'owned',
      ...(after && { ':after': after }),
    },
  });
  const members: string[] = [];
  for await (const { rows } of pages) {
    members.push(...rows.map(({ userId }) => userId));
    if (members.length > limit) break;
  }
  const page = members.slice(0, limit);
  return { members: page, ...(members.length > limit && { next: page.at(-1) }) };
}
