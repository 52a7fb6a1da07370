import { setTimeout as sleep } from 'node:timers/promises';
import {
  BatchWriteItemCommand,
  GetItemCommand,
  ScanCommand,
  type AttributeValue,
  type DynamoDBClient,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';

/** A row as DynamoDB stores it; copies are exact. */
export type Row = Record<string, AttributeValue>;

const batchSize = 25;
const againMs = 200;

export async function* scanRows(client: DynamoDBClient, TableName: string): AsyncGenerator<Row> {
  let ExclusiveStartKey: Row | undefined;
  do {
    const input = { TableName, ConsistentRead: true, ExclusiveStartKey };
    const page = await client.send(new ScanCommand(input));
    yield* page.Items ?? [];
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
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
    let left = requests.slice(from, from + batchSize);
    while (left.length > 0) {
      const input = { RequestItems: { [table]: left } };
      const { UnprocessedItems } = await client.send(new BatchWriteItemCommand(input));
      left = UnprocessedItems?.[table] ?? [];
      if (left.length > 0) await sleep(againMs);
    }
  }
}
