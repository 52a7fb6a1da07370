import { setTimeout as pause } from 'node:timers/promises';
import { BatchGetCommand, type BatchGetCommandOutput } from '@aws-sdk/lib-dynamodb';
import { dynamo, tableName } from '../../platform/dynamo.ts';
import { mapConcurrently } from '../../platform/map-concurrently.ts';
import type { CatalogueItem } from '../catalogue/catalogue-repository.ts';
import type { CatalogueKind } from '../catalogue/catalogue-version-repository.ts';

/** BatchGetItem returns at most 100 items and 16 MB; the rest is in `UnprocessedKeys`. */
const batchSize = 100;
const batchesAtOnce = 4;
const mostAttempts = 8;

/**
 * The current items with these ids, in no particular order.
 * @throws Error if DynamoDB repeatedly leaves some of them out
 */
export async function readItems<Item extends CatalogueItem>(
  kind: CatalogueKind,
  ids: readonly string[],
): Promise<Item[]> {
  const batches: string[][] = [];
  for (let start = 0; start < ids.length; start += batchSize) {
    batches.push(ids.slice(start, start + batchSize));
  }
  const read = await mapConcurrently(batches, batchesAtOnce, (batch) =>
    readBatch<Item>(kind, batch),
  );
  return read.flat();
}

async function readBatch<Item>(kind: CatalogueKind, ids: readonly string[]): Promise<Item[]> {
  const TableName = tableName(kind);
  const items: Item[] = [];
  let asked: BatchGetCommandOutput['UnprocessedKeys'] = {
    [TableName]: { Keys: ids.map((id) => ({ id })), ConsistentRead: true },
  };
  for (let attempt = 1; asked?.[TableName]; attempt++) {
    const { Responses, UnprocessedKeys }: BatchGetCommandOutput = await dynamo.send(
      new BatchGetCommand({ RequestItems: asked }),
    );
    const got = (Responses?.[TableName] ?? []) as Item[];
    items.push(...got);
    asked = UnprocessedKeys;
    if (!asked?.[TableName]) break;
    if (got.length > 0) attempt = 0;
    if (attempt === mostAttempts) throw new Error(`DynamoDB does not answer for all of ${kind}.`);
    // https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchGetItem.html asks for exponential
    // backoff.
    await pause(25 * 2 ** attempt);
  }
  return items;
}
