import db from 'dynalite/db/index.js';
import { readItem, writeItem } from './item-store.ts';
import { dynaliteOptions } from './parse-request.ts';
import { requireTable, type Database } from './table-store.ts';
import type { Item, Table } from './wire-types.ts';

type Done<Value = void> = (error: unknown, value?: Value) => void;

/** One of dynalite's calls: it reads and writes through the given store, then calls back. */
export type DynaliteAction = (store: object, request: object, done: Done<object>) => void;

/** The parts of dynalite's LevelDB store that its item calls use, on top of the SQLite store and synchronous. */
function storeOver(database: Database) {
  const itemDb = (table: Table) => ({
    // One call runs at a time, so no lock is needed.
    lock: (_key: string, run: (release: (done: Done) => Done) => void) => run((done) => done),
    get: (key: string, done: Done<Item>) => done(null, readItem(database, table, key)),
    put: (key: string, item: Item, done: Done) => {
      writeItem(database, table, key, item);
      done(null);
    },
    del: (key: string, done: Done) => {
      writeItem(database, table, key);
      done(null);
    },
  });
  return {
    ...dynaliteOptions,
    getTable: (name: string, done: Done<Table>) => done(null, requireTable(database, name)),
    getItemDb: (name: string) => itemDb(requireTable(database, name)),
    // writeItem maintains the indexes.
    getIndexDb: () => ({
      put: (_key: string, _item: Item, done: Done) => done(null),
      del: (_key: string, done: Done) => done(null),
    }),
  };
}

/**
 * Runs one of dynalite's calls on a parsed request.
 * @throws ServiceError any error of the call
 */
export function callDynalite(action: DynaliteAction, database: Database, request: object): object {
  let outcome: { error: unknown; response: object | undefined } | undefined;
  action(storeOver(database), request, (error, response) => (outcome = { error, response }));
  if (!outcome)
    throw new Error('dynalite did not call back immediately, but a transaction cannot wait');
  if (outcome.error) throw outcome.error;
  return outcome.response ?? {};
}

/**
 * Returns the key under which a request's item is stored, from its `Key` or from the key attributes of its
 * `Item`.
 */
export function itemKey(table: Table, request: { Key?: Item; Item?: Item }): string {
  return db.createKey(request.Key ?? request.Item ?? {}, table);
}
