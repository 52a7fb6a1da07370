import { DeleteCommand, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { WaitlistName, WaitlistRow } from '#shared/contracts/waitlist.ts';
import { dynamo, isConditionFailure, tableName, type Write } from '../../platform/dynamo.ts';

/** Names a row: one for an address and list. */
export type WaitlistKey = Pick<WaitlistRow, 'list' | 'email'>;

/** Of a transaction; its condition does not hold for somebody who is on the list already. */
export function waitlistPut(row: WaitlistRow): Write & { Put: object } {
  return {
    Put: {
      TableName: tableName('waitlist'),
      Item: row,
      ConditionExpression: 'attribute_not_exists(email)',
    },
  };
}

/** Writes the row alone, if it is not there yet. */
export async function putWaitlistRow(row: WaitlistRow): Promise<void> {
  try {
    await dynamo.send(new PutCommand(waitlistPut(row).Put));
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}

export async function isOnWaitlist({ list, email }: WaitlistKey): Promise<boolean> {
  const { Item } = await dynamo.send(
    new GetCommand({
      TableName: tableName('waitlist'),
      Key: { list, email },
      ConsistentRead: true,
    }),
  );
  return Item !== undefined;
}

/** Takes an address off a list, outright. Doing it twice is the same as once. */
export async function deleteWaitlistRow({ list, email }: WaitlistKey): Promise<void> {
  await dynamo.send(new DeleteCommand({ TableName: tableName('waitlist'), Key: { list, email } }));
}

/** Of a transaction; its condition does not hold where there is nothing to take off. */
export function waitlistDelete({ list, email }: WaitlistKey): Write {
  return {
    Delete: {
      TableName: tableName('waitlist'),
      Key: { list, email },
      ConditionExpression: 'attribute_exists(email)',
    },
  };
}

/** One page of the index by time. `start` and `next` are DynamoDB's. */
export async function readWaitlist(
  list: WaitlistName,
  options: { latestFirst: boolean; limit?: number; start?: Record<string, unknown> },
): Promise<{ rows: WaitlistRow[]; next?: Record<string, unknown> }> {
  const { Items = [], LastEvaluatedKey: next } = await dynamo.send(
    new QueryCommand({
      ...byTime(list),
      ScanIndexForward: !options.latestFirst,
      ExclusiveStartKey: options.start,
      Limit: options.limit,
    }),
  );
  return { rows: Items as WaitlistRow[], ...(next && { next }) };
}

/** How many are on a list. Counting reads the whole list: 10,000 rows are about 1 MB. */
export async function countWaitlist(list: WaitlistName): Promise<number> {
  let count = 0;
  let start: Record<string, unknown> | undefined;
  do {
    const page = await dynamo.send(
      new QueryCommand({ ...byTime(list), Select: 'COUNT', ExclusiveStartKey: start }),
    );
    count += page.Count ?? 0;
    start = page.LastEvaluatedKey;
  } while (start);
  return count;
}

function byTime(list: WaitlistName) {
  return {
    TableName: tableName('waitlist'),
    IndexName: 'byTime',
    KeyConditionExpression: '#list = :list',
    // LIST is one of DynamoDB's reserved words.
    ExpressionAttributeNames: { '#list': 'list' },
    ExpressionAttributeValues: { ':list': list },
  };
}
