import db from 'dynalite/db/index.js';
import type { IndexDescription, Item, Table } from './wire-types.ts';

/**
 * An item's key in an index: the index key, then the complete table key. dynalite's own index key ends in 24
 * bits of a hash and loses items when two of them collide.
 */
export const indexPosition = (table: Table, index: IndexDescription, item: Item): string =>
  db.createKey(item, table, index.KeySchema) + db.createKey(item, table);

/**
 * An item's entry in an index, with its attributes. An index holds only items that have all of its key attributes (a
 * sparse index).
 */
export function projected(table: Table, index: IndexDescription, item: Item | undefined) {
  if (!item || !index.KeySchema.every(({ AttributeName }) => item[AttributeName])) return undefined;
  const key = indexPosition(table, index, item);
  if (index.Projection.ProjectionType === 'ALL') return { key, item };
  const names = [
    ...[...table.KeySchema, ...index.KeySchema].map(({ AttributeName }) => AttributeName),
    ...(index.Projection.NonKeyAttributes ?? []),
  ];
  const attributes = Object.entries(item).filter(([name]) => names.includes(name));
  return { key, item: Object.fromEntries(attributes) };
}
