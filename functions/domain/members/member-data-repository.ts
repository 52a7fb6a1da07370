import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { hasTable } from '#shared/site-config/stored-tables.ts';
import { countRows, dynamo, queryPages, tableName } from '../../platform/dynamo.ts';

/** The tables whose rows have a member's id as key. */
const allTables = [
  'purchases',
  'orders',
  'ledger',
  'ratings',
  'reviews',
  'positions',
  'holds',
  'feedback',
] as const;
export type MemberDataTable = (typeof allTables)[number];

/** The tables that this shop has. */
export const memberDataTables = allTables.filter((name) => hasTable(name));

/** The sort key of each table: with the member's id it is the primary key, in table and index alike. */
const sortKeys = {
  purchases: 'item',
  orders: 'id',
  ledger: 'entry',
  ratings: 'item',
  reviews: 'item',
  positions: 'item',
  holds: 'requestId',
  feedback: 'requestId',
} as const satisfies Record<MemberDataTable, string>;

/** Returns a row's key within its table for the log. No key contains personal data. */
export function rowIds(kind: MemberDataTable, userId: string, row: object): Record<string, string> {
  const sortKey = sortKeys[kind];
  return { table: kind, userId, [sortKey]: (row as Record<string, string>)[sortKey]! };
}

/** Tables read through an index, which is eventually consistent. */
const indexed: readonly MemberDataTable[] = ['orders', 'ratings'];

interface MemberDataPage {
  rows: Record<string, unknown>[];
  /** The sort key after which the next page begins; absent at the end. */
  next?: string;
}

/**
 * Reads one page of a member's rows in a table.
 * @param after the sort key to continue from; it cannot select another member's rows
 */
export async function readMemberData(
  kind: MemberDataTable,
  userId: string,
  Limit: number,
  after?: string,
): Promise<MemberDataPage> {
  const ExclusiveStartKey = after === undefined ? undefined : { userId, [sortKeys[kind]]: after };
  const page = await dynamo.send(
    new QueryCommand({ ...queryFor(kind, userId), Limit, ExclusiveStartKey }),
  );
  const next = page.LastEvaluatedKey?.[sortKeys[kind]] as string | undefined;
  return { rows: page.Items ?? [], next };
}

/** Yields all of a member's rows in a table, page by page; none if the shop does not have the table. */
export async function* listMemberData<Row>(
  kind: MemberDataTable,
  userId: string,
): AsyncGenerator<Row> {
  if (!hasTable(kind)) return;
  for await (const { rows } of queryPages<Row>({ ...queryFor(kind, userId), Limit: 500 })) {
    yield* rows;
  }
}

export function countMemberData(kind: MemberDataTable, userId: string): Promise<number> {
  return countRows(queryFor(kind, userId));
}

function queryFor(kind: MemberDataTable, userId: string): QueryCommandInput {
  return {
    TableName: tableName(kind),
    KeyConditionExpression: 'userId = :userId',
    ExpressionAttributeValues: { ':userId': userId },
    ...(indexed.includes(kind) ? { IndexName: 'byMember' } : { ConsistentRead: true }),
  };
}
