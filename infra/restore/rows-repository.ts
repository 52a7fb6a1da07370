import { setTimeout as sleep } from 'node:timers/promises';
import {
  BatchWriteItemCommand,
  GetItemCommand,
  paginateScan,
  type AttributeValue,
  type DynamoDBClient,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';

/** A row as DynamoDB stores it; copies are exact. */
export type Row = Record<string, AttributeValue>;

const batchSize = 25;
/** The backoff between attempts at which no row was written: more than a minute in all. */
const firstWaitMs = 200;
const longestWaitMs = 10_000;
const maxAttempts = 13;

export async function* scanRows(client: DynamoDBClient, TableName: string): AsyncGenerator<Row> {
  const pages = paginateScan({ client }, { TableName, ConsistentRead: true });
  for await (const page of pages) yield* page.Items ?? [];
}

export async function getRow(
  client: DynamoDBClient,
  TableName: string,
  Key: Row,
): Promise<Row | undefined> {
  const { Item } = await client.send(new GetItemCommand({ TableName, Key, ConsistentRead: true }));
  return Item;
}

export function putRows(client: DynamoDBClient, table: string, rows: readonly Row[]) {
  return writeAll(
    client,
    table,
    rows.map((Item) => ({ PutRequest: { Item } })),
  );
}

export function deleteRows(client: DynamoDBClient, table: string, keys: readonly Row[]) {
  return writeAll(
    client,
    table,
    keys.map((Key) => ({ DeleteRequest: { Key } })),
  );
}

async function writeAll(client: DynamoDBClient, table: string, requests: WriteRequest[]) {
  for (let from = 0; from < requests.length; from += batchSize) {
    await writeBatch(client, table, requests.slice(from, from + batchSize));
  }
}

/** DynamoDB returns the requests that it has not processed, because it is throttled. */
async function writeBatch(client: DynamoDBClient, table: string, requests: WriteRequest[]) {
  let left = requests;
  for (let attempt = 1; ; attempt++) {
    const input = { RequestItems: { [table]: left } };
    const { UnprocessedItems } = await client.send(new BatchWriteItemCommand(input));
    const unprocessed = UnprocessedItems?.[table] ?? [];
    if (unprocessed.length === 0) return;
    if (unprocessed.length < left.length) attempt = 1;
    if (attempt === maxAttempts) {
      throw new Error(
        `DynamoDB is overloaded: for a minute it has written no row to ${table}.\n  → run the same command again in a few minutes; it continues`,
      );
    }
    left = unprocessed;
    await sleep(Math.min(firstWaitMs * 2 ** (attempt - 1), longestWaitMs));
  }
}
