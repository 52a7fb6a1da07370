import { listedAttributes } from '#shared/constants/listed-attributes.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { batchesOf, readBatch } from '#functions/platform/read-batch.ts';
import type { CatalogueKind } from '../../items/catalogue-kind.ts';
import type { ListedRow } from './listed-row.ts';

const batchesAtOnce = 4;

/**
 * Reads the rows of items as their list contains them, unsorted. Reads the table, which has every change immediately,
 * unlike the indexes. Items that are in no list are left out.
 */
export async function readListedRows(
  kind: CatalogueKind,
  ids: readonly string[],
): Promise<ListedRow[]> {
  const { shelf, labels } = listedAttributes[kind];
  const names = [...new Set(['id', 'shelf', 'publishedAt', ...shelf, ...labels])];
  const options = {
    ConsistentRead: true,
    ProjectionExpression: names.map((_, n) => `#a${n}`).join(', '),
    ExpressionAttributeNames: Object.fromEntries(names.map((name, n) => [`#a${n}`, name])),
  };
  const batches = batchesOf(ids.map((id) => ({ id })));
  const read = await mapConcurrently(batches, batchesAtOnce, (batch) =>
    readBatch<Partial<ListedRow>>(kind, batch, options),
  );
  return read.flat().filter(isListed);
}

/** Whether an item is in the indexes: it has both of their keys. */
function isListed(row: Partial<ListedRow>): row is ListedRow {
  return row.shelf !== undefined && row.publishedAt !== undefined;
}
