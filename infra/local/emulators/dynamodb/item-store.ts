import db from 'dynalite/db/index.js';
import { recordChange } from './change-record.ts';
import { recordHistory } from './history.ts';
import { projected } from './projected.ts';
import { validationError } from './service-error.ts';
import { spaces, type Database } from './table-store.ts';
import type { IndexDescription, Item, Table } from './wire-types.ts';
import { writeUnits } from './write-units.ts';

export const readItem = (database: Database, table: Table, key: string): Item | undefined =>
  database.entries.get<Item>(spaces.items(table.TableName), key);

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
  database.consumed.writeUnits += writeUnits(table, previous, next, database.writesTwice);
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
