import type { OrderedStore } from './ordered-store.ts';
import { serviceError } from './service-error.ts';
import type { Table } from './wire-types.ts';

/** The units that DynamoDB would have charged since the start. */
export interface Consumed {
  readUnits: number;
  writeUnits: number;
}

/** The store, and the tables whose changes are recorded for the change stream. */
export interface Database {
  entries: OrderedStore;
  streamTables: ReadonlySet<string>;
  consumed: Consumed;
  /** While a transaction runs: it prepares and commits each item. */
  writesTwice?: boolean;
}

/** Names of the spaces in the store. A table's name cannot contain a slash. */
export const spaces = {
  tables: 'table',
  timeToLive: 'time-to-live',
  requestTokens: 'request-token',
  changes: 'change',
  recovery: 'recovery',
  history: (table: string) => `history/${table}`,
  items: (table: string) => `item/${table}`,
  index: (table: string, index: string) => `index/${table}/${index}`,
};

/** @throws ServiceError ResourceNotFoundException */
export function requireTable(database: Database, name: string): Table {
  const table = database.entries.get<Table>(spaces.tables, name);
  if (!table) throw serviceError('ResourceNotFoundException', 'Requested resource not found');
  return table;
}

/** Like requireTable, with the message of calls about tables instead of items. */
export function requireNamedTable(database: Database, name: string): Table {
  const table = database.entries.get<Table>(spaces.tables, name);
  const message = `Requested resource not found: Table: ${name} not found`;
  if (!table) throw serviceError('ResourceNotFoundException', message);
  return table;
}
