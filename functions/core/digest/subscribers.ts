import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo, tableName } from '../../platform/dynamo.ts';
import type { Member } from '../members/member-repository.ts';

export type Subscriber = Pick<Member, 'id' | 'email'>;

/** Members who chose the mail about new items, a page at a time. */
export async function* listSubscribers(): AsyncGenerator<readonly Subscriber[]> {
  let start: Record<string, unknown> | undefined;
  do {
    const page = await dynamo.send(
      new QueryCommand({
        TableName: tableName('users'),
        IndexName: 'newItems',
        KeyConditionExpression: 'newItemsFor = :yes',
        ExpressionAttributeValues: { ':yes': 'yes' },
        ExclusiveStartKey: start,
      }),
    );
    yield (page.Items ?? []) as Subscriber[];
    start = page.LastEvaluatedKey;
  } while (start);
}
