import { spaces, type Database } from './table-store.ts';
import type { Item } from './wire-types.ts';

/** An item before one of its changes; without `item` it did not exist. */
interface Before {
  key: string;
  item?: Item;
}

/** The period to which AWS can restore. */
const keptMs = 35 * 24 * 3600 * 1000;

/** Distinguishes changes of the same millisecond. */
let changes = 0;

const positionOf = (atMs: number) => String(atMs).padStart(15, '0');

/** Returns the time from which a table's changes can be undone, in epoch milliseconds; undefined if recovery is off. */
export function recoverableSince({ entries }: Database, table: string): number | undefined {
  const since = entries.get<number>(spaces.recovery, table);
  return since === undefined ? undefined : Math.max(since, Date.now() - keptMs);
}

/** Stores the state of an item before a change, in the transaction of its write. */
export function recordHistory(
  { entries }: Database,
  table: string,
  key: string,
  item: Item | undefined,
): void {
  if (entries.get(spaces.recovery, table) === undefined) return;
  const position = `${positionOf(Date.now())}-${positionOf(changes++)}`;
  const before: Before = { key, ...(item && { item }) };
  entries.put(spaces.history(table), position, before);
}

/** Returns a table's items at a time: the current ones, with every later change undone. */
export function itemsAt({ entries }: Database, table: string, atMs: number): Map<string, Item> {
  const items = new Map(entries.range<Item>(spaces.items(table)));
  const later = { gte: positionOf(Math.floor(atMs) + 1) };
  for (const [, { key, item }] of entries.range<Before>(spaces.history(table), later, true)) {
    if (item) items.set(key, item);
    else items.delete(key);
  }
  return items;
}

export function deleteHistory({ entries }: Database, table: string): void {
  entries.clear(spaces.history(table));
  entries.delete(spaces.recovery, table);
}

/** Deletes history that can no longer be restored. */
export function deleteOldHistory({ entries }: Database, now: Date): void {
  const old = { lt: positionOf(now.getTime() - keptMs) };
  for (const [table] of [...entries.range(spaces.recovery)]) {
    const space = spaces.history(table);
    for (const [position] of [...entries.range(space, old)]) entries.delete(space, position);
  }
}
