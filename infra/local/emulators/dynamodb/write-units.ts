import { isDeepStrictEqual } from 'node:util';
import { itemBytes } from './item-bytes.ts';
import { projected } from './projected.ts';
import type { IndexDescription, Item, Table } from './wire-types.ts';

const unitBytes = 1024;

/** The units of an item, or of the larger of two; at least 1. */
export function unitsOf(...items: (Item | undefined)[]): number {
  const bytes = items.map((item) => (item ? itemBytes(item) : 0));
  return Math.max(1, Math.ceil(Math.max(...bytes) / unitBytes));
}

/**
 * The write units that DynamoDB charges for a change of an item, with its indexes:
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.html#GSI.ThroughputConsiderations
 * @param twice in a transaction, which prepares and commits each item
 */
export function writeUnits(
  table: Table,
  previous: Item | undefined,
  next: Item | undefined,
  twice = false,
): number {
  const indexes = (table.GlobalSecondaryIndexes ?? []).map((index) =>
    indexUnits(table, index, previous, next),
  );
  return indexes.reduce((sum, units) => sum + units, unitsOf(previous, next) * (twice ? 2 : 1));
}

/** An entry that stays where it is costs one write if it changes; one that moves is deleted and put. */
function indexUnits(
  table: Table,
  index: IndexDescription,
  previous: Item | undefined,
  next: Item | undefined,
): number {
  const before = projected(table, index, previous);
  const after = projected(table, index, next);
  if (before && after && before.key === after.key) {
    return isDeepStrictEqual(before.item, after.item) ? 0 : unitsOf(before.item, after.item);
  }
  return (before ? unitsOf(before.item) : 0) + (after ? unitsOf(after.item) : 0);
}
