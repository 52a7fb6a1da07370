import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo, tableName } from '../../platform/dynamo.ts';
import type { Member } from '../members/member-repository.ts';

export type Subscriber = Pick<Member, 'id' | 'email'>;

/** Yields pages of subscribers of the new-items email, ordered by id, after the member `after`. */
export async function* listSubscribers(
  page: number,
  after = '',
): AsyncGenerator<readonly Subscriber[]> {
  let start: Record<string, unknown> | undefined;
  do {
    const { Items, LastEvaluatedKey } = await dynamo.send(
      new QueryCommand({
        TableName: tableName('users'),
        IndexName: 'newItems',
        KeyConditionExpression: `newItemsFor = :yes${after && ' AND id > :after'}`,
        ExpressionAttributeValues: { ':yes': 'yes', ...(after && { ':after': after }) },
        ExclusiveStartKey: start,
        Limit: page,
      }),
    );
    yield (Items ?? []) as Subscriber[];
    start = LastEvaluatedKey;
  } while (start);
}
