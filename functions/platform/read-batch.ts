import { setTimeout as sleep } from 'node:timers/promises';
import type { KeysAndAttributes } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, type BatchGetCommandOutput } from '@aws-sdk/lib-dynamodb';
import type { TableName } from '#shared/constants/table-name.ts';
import { dynamo, tableName } from './dynamo.ts';

/** The most keys of one BatchGetItem. */
const batchSize = 100;
const maxAttempts = 8;

/** Splits keys into batches that `readBatch` takes. */
export function batchesOf<Key>(keys: readonly Key[]): Key[][] {
  const starts = Array.from(
    { length: Math.ceil(keys.length / batchSize) },
    (_, n) => n * batchSize,
  );
  return starts.map((start) => keys.slice(start, start + batchSize));
}

/**
 * Reads the rows with these keys, unsorted; missing rows are left out. DynamoDB returns at most 16 MB at once; the rest
 * is in `UnprocessedKeys`.
 * @throws Error if DynamoDB repeatedly leaves keys unprocessed
 */
export async function readBatch<Row>(
  name: TableName,
  Keys: Record<string, unknown>[],
  options: Omit<KeysAndAttributes, 'Keys'> = {},
): Promise<Row[]> {
  const table = tableName(name);
  const rows: Row[] = [];
  let asked: BatchGetCommandOutput['UnprocessedKeys'] = { [table]: { Keys, ...options } };
  for (let attempt = 1; ; attempt++) {
    const { Responses, UnprocessedKeys }: BatchGetCommandOutput = await dynamo.send(
      new BatchGetCommand({ RequestItems: asked }),
    );
    const got = (Responses?.[table] ?? []) as Row[];
    rows.push(...got);
    asked = UnprocessedKeys;
    if (!asked?.[table]) return rows;
    if (got.length > 0) attempt = 0;
    if (attempt === maxAttempts) throw new Error(`DynamoDB does not return all of ${name}.`);
    // https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchGetItem.html asks for exponential
    // backoff.
    await sleep(25 * 2 ** attempt);
  }
}
