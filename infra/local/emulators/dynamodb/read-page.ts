import db from 'dynalite/db/index.js';
import type { KeyRange } from './ordered-store.ts';
import type { ReadRequest, ReadSource } from './read-source.ts';
import type { Database } from './table-store.ts';
import type { Item } from './wire-types.ts';

/** A page ends with the item that reaches 1 MB, before any filter. */
const pageBytes = 1024 * 1024;

const readUnitBytes = 4096;

function passes(item: Item, request: ReadRequest): boolean {
  if (request._filter) return db.matchesExprFilter(item, request._filter.expression);
  const legacy = request.QueryFilter ?? request.ScanFilter;
  return !legacy || db.matchesFilter(item, legacy, request.ConditionalOperator);
}

/** Returns one page of a Query or Scan. Limit and 1 MB count the items read; the filter applies afterwards. */
export function readPage(
  { entries, consumed }: Database,
  source: ReadSource,
  range: KeyRange,
  request: ReadRequest & { ScanIndexForward?: boolean },
): object {
  const sortKey = source.table.KeySchema[1]?.AttributeName;
  const read: Item[] = [];
  let bytes = 0;
  let last: Item | undefined;
  for (const [, item] of entries.range<Item>(
    source.space,
    range,
    request.ScanIndexForward === false,
  )) {
    read.push(item);
    bytes += db.itemSize(item, true, true, sortKey);
    if (read.length !== request.Limit && bytes < pageBytes) continue;
    last = item;
    break;
  }

  const matching = read.filter((item) => passes(item, request));
  const paths = request._projection?.paths ?? request.AttributesToGet;
  const units = Math.max(1, Math.ceil(bytes / readUnitBytes)) * (request.ConsistentRead ? 1 : 0.5);
  consumed.readUnits += units;
  const capacityAsked = ['TOTAL', 'INDEXES'].includes(request.ReturnConsumedCapacity ?? 'NONE');
  return {
    Count: matching.length,
    ScannedCount: read.length,
    ...(request.Select !== 'COUNT' && {
      Items: paths ? matching.map((item) => db.mapPaths(paths, item)) : matching,
    }),
    ...(last && {
      LastEvaluatedKey: Object.fromEntries(source.keyNames.map((name) => [name, last[name]])),
    }),
    ...(capacityAsked && {
      ConsumedCapacity: { TableName: request.TableName, CapacityUnits: units },
    }),
  };
}
