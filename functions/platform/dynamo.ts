import { setTimeout as sleep } from 'node:timers/promises';
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

const client = new DynamoDBClient({});
// The SDK does not repeat a single write that meets a transaction at its row either; nothing has been written then.
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

/** The physical name of a table in this stage. */
export function tableName(name: TableName): string {
  return `${env().TABLE_PREFIX}-${name}`;
}

/** One part of a transaction. */
export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/**
 * Writes all or nothing. DynamoDB refuses a transaction that meets another one at the same row, and the SDK does not
 * repeat it: this does.
 * @throws TransactionCanceledException when a condition does not hold, or when the row does not come to rest.
 */
export async function writeTogether(TransactItems: Write[]): Promise<void> {
  await retryOnTransactionConflict(
    () => dynamo.send(new TransactWriteCommand({ TransactItems })),
    isConflictOnly,
  );
}

const maximumTries = 6;

/** Repeats a write that another one stood in the way of, each time after a longer while of random length. */
async function retryOnTransactionConflict<Result>(
  write: () => Promise<Result>,
  isConflict: (error: unknown) => boolean,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await write();
    } catch (error) {
      if (tries === maximumTries || !isConflict(error)) throw error;
      await sleep(Math.random() * 20 * 2 ** tries);
    }
  }
}

/** All rows that a query finds, however many pages they take. */
export async function queryAll<Row>(query: QueryCommandInput): Promise<Row[]> {
  const rows: Row[] = [];
  let start: QueryCommandInput['ExclusiveStartKey'];
  do {
    const page = await dynamo.send(new QueryCommand({ ...query, ExclusiveStartKey: start }));
    rows.push(...((page.Items ?? []) as Row[]));
    start = page.LastEvaluatedKey;
  } while (start);
  return rows;
}

/** The ids of all rows that a query finds, page after page. */
export async function* queryIds(query: QueryCommandInput): AsyncGenerator<string> {
  let start: QueryCommandInput['ExclusiveStartKey'];
  do {
    const page = await dynamo.send(new QueryCommand({ ...query, ExclusiveStartKey: start }));
    for (const item of page.Items ?? []) yield item['id'] as string;
    start = page.LastEvaluatedKey;
  } while (start);
}

/** Whether a write was refused because its condition, or one of its transaction's, did not hold. */
export function isConditionFailure(error: unknown): boolean {
  return (
    error instanceof ConditionalCheckFailedException ||
    cancellationCodes(error).includes('ConditionalCheckFailed')
  );
}

/** Whether a transaction was refused because somebody else changed, or was changing, the same rows. */
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
