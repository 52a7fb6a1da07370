import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { dynamo, tableName } from '../../platform/dynamo.ts';

/** What stands under a member's id, by table. */
export const belongings = [
  'purchases',
  'orders',
  'ledger',
  'ratings',
  'positions',
  'holds',
] as const;
export type Belonging = (typeof belongings)[number];

/** Tables whose rows are found by an index, which may lag behind them for a moment. */
const indexed: readonly Belonging[] = ['orders', 'ratings'];

interface BelongingsPage {
  rows: Record<string, unknown>[];
  /** Where the next page begins. */
  next?: Record<string, unknown>;
}

/** One page of a member's rows of a kind. */
export async function readBelongings(
  kind: Belonging,
  userId: string,
  Limit: number,
  ExclusiveStartKey?: Record<string, unknown>,
): Promise<BelongingsPage> {
  const page = await dynamo.send(
    new QueryCommand({ ...queryFor(kind, userId), Limit, ExclusiveStartKey }),
  );
  return { rows: page.Items ?? [], next: page.LastEvaluatedKey };
}

/** All of a member's rows of a kind, page after page. */
export async function* listBelongings<Row>(kind: Belonging, userId: string): AsyncGenerator<Row> {
  let start: Record<string, unknown> | undefined;
  do {
    const { rows, next } = await readBelongings(kind, userId, 500, start);
    yield* rows as Row[];
    start = next;
  } while (start);
}

export async function countBelongings(kind: Belonging, userId: string): Promise<number> {
  let count = 0;
  let start: Record<string, unknown> | undefined;
  do {
    const query = { ...queryFor(kind, userId), ExclusiveStartKey: start };
    const page = await dynamo.send(new QueryCommand({ ...query, Select: 'COUNT' }));
    count += page.Count ?? 0;
    start = page.LastEvaluatedKey;
  } while (start);
  return count;
}

function queryFor(kind: Belonging, userId: string): QueryCommandInput {
  return {
    TableName: tableName(kind),
    KeyConditionExpression: 'userId = :userId',
    ExpressionAttributeValues: { ':userId': userId },
    ...(indexed.includes(kind) ? { IndexName: 'byMember' } : { ConsistentRead: true }),
  };
}
