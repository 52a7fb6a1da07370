import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { WaitlistName, WaitlistRow } from '#shared/contracts/waitlist.ts';
import {
  countRows,
  dynamo,
  ifConditionHolds,
  queryPages,
  tableName,
  type Write,
} from '../../platform/dynamo.ts';

/** The key of a row: one per email and list. */
export type WaitlistKey = Pick<WaitlistRow, 'list' | 'email'>;

/** Returns a write that adds an email. Its condition fails if the email is already on the list. */
export function waitlistPut(row: WaitlistRow): Write & { Put: object } {
  return {
    Put: {
      TableName: tableName('waitlist'),
      Item: row,
      ConditionExpression: 'attribute_not_exists(email)',
    },
  };
}

/** Writes a row outside of a transaction, unless it exists. */
export async function putWaitlistRow(row: WaitlistRow): Promise<void> {
  await ifConditionHolds(() => dynamo.send(new PutCommand(waitlistPut(row).Put)));
}

export async function isOnWaitlist(key: WaitlistKey): Promise<boolean> {
  return (await getWaitlistRow(key)) !== undefined;
}

export async function getWaitlistRow({
  list,
  email,
}: WaitlistKey): Promise<WaitlistRow | undefined> {
  const { Item } = await dynamo.send(
    new GetCommand({
      TableName: tableName('waitlist'),
      Key: { list, email },
      ConsistentRead: true,
    }),
  );
  return Item as WaitlistRow | undefined;
}

/** Removes an email from a list; idempotent. */
export async function deleteWaitlistRow({ list, email }: WaitlistKey): Promise<void> {
  await dynamo.send(new DeleteCommand({ TableName: tableName('waitlist'), Key: { list, email } }));
}

/** Returns a write that removes an email. Its condition fails if the email is not on the list. */
export function waitlistDelete({ list, email }: WaitlistKey): Write {
  return {
    Delete: {
      TableName: tableName('waitlist'),
      Key: { list, email },
      ConditionExpression: 'attribute_exists(email)',
    },
  };
}

/**
 * Yields a list by time or by email, in batches of `size` rows, by default those of DynamoDB. `after`: the last row of
 * the previous page.
 */
export async function* readWaitlist(
  list: WaitlistName,
  options: {
    by?: 'date' | 'email';
    isDown: boolean;
    size?: number;
    after?: Pick<WaitlistRow, 'email' | 'joinedAt'> | undefined;
  },
): AsyncGenerator<WaitlistRow[]> {
  const { by = 'date', isDown, size, after } = options;
  const pages = queryPages<WaitlistRow>({
    ...(by === 'email' ? byEmail(list) : byTime(list)),
    ScanIndexForward: !isDown,
    ExclusiveStartKey: after && { list, ...keyOf(by, after) },
    Limit: size,
  });
  for await (const { rows } of pages) yield rows;
}

/** The key from which a query continues: an index also needs the key of the table. */
function keyOf(by: 'date' | 'email', { email, joinedAt }: Pick<WaitlistRow, 'email' | 'joinedAt'>) {
  return by === 'email' ? { email } : { email, joinedAt };
}

/** Counts the people on a list. Counting reads the whole list: 10,000 rows are about 1 MB. */
export function countWaitlist(list: WaitlistName): Promise<number> {
  return countRows(byTime(list));
}

function byTime(list: WaitlistName) {
  return { ...byEmail(list), IndexName: 'byTime' };
}

function byEmail(list: WaitlistName) {
  return {
    TableName: tableName('waitlist'),
    KeyConditionExpression: '#list = :list',
    // LIST is a reserved word in DynamoDB.
    ExpressionAttributeNames: { '#list': 'list' },
    ExpressionAttributeValues: { ':list': list },
  };
}
