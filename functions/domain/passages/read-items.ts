import { mapConcurrently } from '../../platform/map-concurrently.ts';
import { batchesOf, readBatch } from '../../platform/read-batch.ts';
import { withCurrentNames, type Authored } from '../authors/current-names.ts';
import type { CatalogueItem } from '../catalogue/catalogue-repository.ts';
import type { CatalogueKind } from '../items/catalogue-kind.ts';

const batchesAtOnce = 4;

/**
 * Reads the current items with these ids, unsorted, with the current names of their authors.
 * @throws Error if DynamoDB repeatedly leaves keys unprocessed
 */
export async function readItems<Item extends CatalogueItem & Authored>(
  kind: CatalogueKind,
  ids: readonly string[],
): Promise<Item[]> {
  const keys = batchesOf(ids.map((id) => ({ id })));
  const read = await mapConcurrently(keys, batchesAtOnce, (batch) =>
    readBatch<Item>(kind, batch, { ConsistentRead: true }),
  );
  return withCurrentNames(read.flat());
}
