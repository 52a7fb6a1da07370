import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  QueryCommand,
  TransactWriteCommand,
  type QueryCommandInput,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type { TableName } from '#shared/constants/table-name.ts';
import { env } from './env.ts';
import { logThrottling } from './log-throttling.ts';
import { conflict, retryOnConflict } from './retry-on-conflict.ts';

const client = new DynamoDBClient({});
logThrottling(client);
// The SDK does not retry a single write that conflicts with a transaction; nothing has been written then.
client.middlewareStack.add(
  (next) => (given) =>
    retryOnTransactionConflict(
      () => next(given),
      (error) => error instanceof TransactionConflictException,
    ),
  { step: 'initialize', name: 'repeatAfterConflict' },
);

export const dynamo = DynamoDBDocumentClient.from(client, {
  marshallOptions: { removeUndefinedValues: true },
});

/** Returns the physical name of a table in this stage. */
export function tableName(name: TableName): string {
  return `${env().TABLE_PREFIX}-${name}`;
}

/** One write of a transaction. */
export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/**
 * Writes all or nothing. DynamoDB rejects a transaction that conflicts with another one, and the SDK does not retry
 * it; this function does.
 * @throws TransactionCanceledException if a condition fails or the conflicts persist
 */
export async function writeTogether(writes: Write[]): Promise<void> {
  await retryOnTransactionConflict(() => writeTogetherOnce(writes), isConflictOnly);
}

/**
 * Writes all or nothing, for callers that read everything again after a conflict.
 * @throws TransactionCanceledException if a condition fails or another transaction conflicts
 */
export async function writeTogetherOnce(TransactItems: Write[]): Promise<void> {
  await dynamo.send(new TransactWriteCommand({ TransactItems }));
}

/** Retries a write that was rejected because of a transaction on the same rows. Nothing has been written then. */
function retryOnTransactionConflict<Result>(
  write: () => Promise<Result>,
  isRejected: (error: unknown) => boolean,
): Promise<Result> {
  let rejection: unknown;
  const attempt = async () => {
    try {
      return await write();
    } catch (error) {
      if (!isRejected(error)) throw error;
      rejection = error;
      return conflict;
    }
  };
  return retryOnConflict(attempt, { giveUp: () => rejection });
}

interface QueryPage<Row> {
  rows: Row[];
  /** The number of rows, even if the query selects only the count. */
  count: number;
  /** Whether another page, which may be empty, follows. */
  more: boolean;
}

/** Yields the pages of a query: DynamoDB ends one after 1 MB, or after `Limit` rows before its filter. */
export async function* queryPages<Row>(
  query: QueryCommandInput,
): AsyncGenerator<QueryPage<Row>, undefined> {
  let start = query.ExclusiveStartKey;
  do {
    const page = await dynamo.send(new QueryCommand({ ...query, ExclusiveStartKey: start }));
    start = page.LastEvaluatedKey;
    const rows = (page.Items ?? []) as Row[];
    yield { rows, count: page.Count ?? 0, more: start !== undefined };
  } while (start);
}

/** Returns all rows of a query, from all pages. */
export async function queryAll<Row>(query: QueryCommandInput): Promise<Row[]> {
  const all: Row[] = [];
  for await (const { rows } of queryPages<Row>(query)) all.push(...rows);
  return all;
}

/** Counts the rows of a query. DynamoDB still reads all of them. */
export async function countRows(query: QueryCommandInput): Promise<number> {
  let total = 0;
  for await (const { count } of queryPages({ ...query, Select: 'COUNT' })) total += count;
  return total;
}

/**
 * Returns the first rows of a query, at most `limit`. They may take several pages, because DynamoDB ends a page after 1
 * MB.
 */
export async function querySome<Row>(query: QueryCommandInput, limit: number): Promise<Row[]> {
  const rows: Row[] = [];
  let start = query.ExclusiveStartKey;
  do {
    const Limit = limit - rows.length;
    const page = await dynamo.send(new QueryCommand({ ...query, Limit, ExclusiveStartKey: start }));
    rows.push(...((page.Items ?? []) as Row[]));
    start = page.LastEvaluatedKey;
  } while (start && rows.length < limit);
  return rows;
}

/** Yields the ids of all rows of a query, page by page. */
export async function* queryIds(query: QueryCommandInput): AsyncGenerator<string> {
  for await (const { rows } of queryPages<{ id: string }>(query)) {
    for (const { id } of rows) yield id;
  }
}

/**
 * Runs a conditional write.
 * @returns false if a condition did not hold, and nothing was written
 */
export async function ifConditionHolds(write: () => Promise<unknown>): Promise<boolean> {
  return unless(isConditionFailure, write);
}

/**
 * Runs a conditional write.
 * @returns false if a condition did not hold or another transaction conflicts, and nothing was written
 */
export async function unlessConflict(write: () => Promise<unknown>): Promise<boolean> {
  return unless(isConflict, write);
}

async function unless(
  isRefusal: (error: unknown) => boolean,
  write: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

/** Whether a write failed because a condition, its own or one in its transaction, did not hold. */
export function isConditionFailure(error: unknown): boolean {
  return (
    error instanceof ConditionalCheckFailedException ||
    cancellationCodes(error).includes('ConditionalCheckFailed')
  );
}

/** Whether a transaction failed because the same rows had changed or were changing. */
export function isConflict(error: unknown): boolean {
  return isConditionFailure(error) || isConflictOnly(error);
}

function isConflictOnly(error: unknown): boolean {
  return !isConditionFailure(error) && cancellationCodes(error).includes('TransactionConflict');
}

function cancellationCodes(error: unknown): (string | undefined)[] {
  if (!(error instanceof TransactionCanceledException)) return [];
  return (error.CancellationReasons ?? []).map(({ Code }) => Code);
}
