import db from 'dynalite/db/index.js';
import { recordChange } from './change-record.ts';
import { recordHistory } from './history.ts';
import { validationError } from './service-error.ts';
import { spaces, type Database } from './table-store.ts';
import type { IndexDescription, Item, Table } from './wire-types.ts';

export const readItem = (database: Database, table: Table, key: string): Item | undefined =>
  database.entries.get<Item>(spaces.items(table.TableName), key);

/**
 * An item's key in an index: the index key, then the complete table key. dynalite's own index key ends in 24
 * bits of a hash and loses items when two of them collide.
 */
export const indexPosition = (table: Table, index: IndexDescription, item: Item): string =>
  db.createKey(item, table, index.KeySchema) + db.createKey(item, table);

/** An index holds only items that have all of its key attributes (a sparse index). */
function projected(table: Table, index: IndexDescription, item: Item | undefined) {
  if (!item || !index.KeySchema.every(({ AttributeName }) => item[AttributeName])) return undefined;
  const key = indexPosition(table, index, item);
  if (index.Projection.ProjectionType === 'ALL') return { key, item };
  const names = [
    ...[...table.KeySchema, ...index.KeySchema].map(({ AttributeName }) => AttributeName),
    ...(index.Projection.NonKeyAttributes ?? []),
  ];
  return { key, item: Object.fromEntries(names.map((name) => [name, item[name]])) };
}

/** AWS refuses these on every kind of write; dynalite misses the empty string and computed values. */
function assertIndexKeys(table: Table, index: IndexDescription, item: Item): void {
  db.traverseKey(table, index.KeySchema, (name, type) => {
    const value = item[name];
    if (value && value[type] === undefined)
      throw validationError(
        `One or more parameter values were invalid: Type mismatch for Index Key ${name} ` +
          `Expected: ${type} Actual: ${Object.keys(value)[0]} IndexName: ${index.IndexName}`,
      );
    if (value && value[type] === '')
      throw validationError(
        'One or more parameter values are not valid. A value specified for a secondary index key is not ' +
          'supported. The AttributeValue for a key attribute cannot contain an empty string value. ' +
          `IndexName: ${index.IndexName}, IndexKey: ${name}`,
      );
  });
}

/** Adds a stored item to one more index; an item that lacks the key attributes is left out, as on AWS. */
export function putIntoIndex(
  database: Database,
  table: Table,
  index: IndexDescription,
  item: Item,
): void {
  const entry = hasIndexKeys(table, index, item) && projected(table, index, item);
  if (entry) {
    database.entries.put(spaces.index(table.TableName, index.IndexName), entry.key, entry.item);
  }
}

function hasIndexKeys(table: Table, index: IndexDescription, item: Item): boolean {
  try {
    assertIndexKeys(table, index, item);
    return true;
  } catch {
    return false;
  }
}

/** Puts (`next`) or deletes (undefined) an item, updates every index and records the change. */
export function writeItem(database: Database, table: Table, key: string, next?: Item): void {
  const { entries } = database;
  const previous = readItem(database, table, key);
  for (const index of table.GlobalSecondaryIndexes ?? []) {
    if (next) assertIndexKeys(table, index, next);
    const space = spaces.index(table.TableName, index.IndexName);
    const before = projected(table, index, previous);
    const after = projected(table, index, next);
    if (before && before.key !== after?.key) entries.delete(space, before.key);
    if (after) entries.put(space, after.key, after.item);
  }
  if (next) entries.put(spaces.items(table.TableName), key, next);
  else entries.delete(spaces.items(table.TableName), key);
  recordHistory(database, table.TableName, key, previous);
  recordChange(database, table.TableName, previous, next);
}
