import { isDeepStrictEqual } from 'node:util';
import { firstEntry } from './ordered-store.ts';
import { spaces, type Database } from './table-store.ts';
import type { AttributeValue, Item } from './wire-types.ts';

export interface Change {
  table: string;
  eventName: 'INSERT' | 'MODIFY' | 'REMOVE';
  newImage?: Record<string, AttributeValue>;
  oldImage?: Record<string, AttributeValue>;
}

const eventName = (previous: Item | undefined, next: Item | undefined): Change['eventName'] =>
  !previous ? 'INSERT' : next ? 'MODIFY' : 'REMOVE';

/**
 * Stores a change in the transaction of its write, so that a killed server delivers it after its restart. A
 * write that changes nothing leaves no record, as in DynamoDB Streams.
 */
export function recordChange(
  database: Database,
  table: string,
  previous?: Item,
  next?: Item,
): void {
  if (!database.streamTables.has(table)) return;
  const newImage = next && (JSON.parse(JSON.stringify(next)) as Item);
  if (isDeepStrictEqual(previous, newImage)) return;
  const change: Change = {
    table,
    eventName: eventName(previous, newImage),
    ...(newImage && { newImage }),
    ...(previous && { oldImage: previous }),
  };
  const [last] = firstEntry(database.entries, spaces.changes, true) ?? ['0'];
  database.entries.put(spaces.changes, String(Number(last) + 1).padStart(16, '0'), change);
}
