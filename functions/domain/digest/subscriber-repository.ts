import { queryPages, tableName } from '../../platform/dynamo.ts';
import type { Member } from '../members/member-repository.ts';

export type Subscriber = Pick<Member, 'id' | 'email'>;

/** Yields pages of subscribers of the new-items email, ordered by id, after the member `after`. */
export async function* listSubscribers(
  page: number,
  after = '',
): AsyncGenerator<readonly Subscriber[]> {
  const pages = queryPages<Subscriber>({
    TableName: tableName('users'),
    IndexName: 'newItems',
    KeyConditionExpression: `newItemsFor = :yes${after && ' AND id > :after'}`,
    ExpressionAttributeValues: { ':yes': 'yes', ...(after && { ':after': after }) },
    Limit: page,
  });
  for await (const { rows } of pages) yield rows;
}
