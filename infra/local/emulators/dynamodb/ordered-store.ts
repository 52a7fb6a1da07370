import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { transact } from '../sqlite/transact.ts';

export interface KeyRange {
  gt?: string;
  gte?: string;
  lt?: string;
  lte?: string;
}

/**
 * JSON values under string keys, in key order, in named spaces. Everything is synchronous: nothing can happen
 * between the reads and the writes of a transaction.
 */
export interface OrderedStore {
  get<Value>(space: string, key: string): Value | undefined;
  put(space: string, key: string, value: unknown): void;
  delete(space: string, key: string): void;
  range<Value>(space: string, range?: KeyRange, backwards?: boolean): Iterable<[string, Value]>;
  /** Keys whose value has a number of at most `limit` at `path` (SQLite's JSON path). */
  keysUpTo(space: string, path: string, limit: number): string[];
  clear(space: string): void;
  /** All or nothing, even when the process is killed in the middle. Transactions cannot be nested. */
  transaction<Result>(work: () => Result): Result;
  close(): void;
}

/** Returns the entry with the lowest (`backwards`: highest) key of a space. */
export function firstEntry<Value>(store: OrderedStore, space: string, backwards = false) {
  for (const entry of store.range<Value>(space, {}, backwards)) return entry;
  return undefined;
}

const operators = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

function open(dataDir: string | undefined): DatabaseSync {
  if (dataDir) mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(dataDir ? join(dataDir, 'dynamodb.sqlite') : ':memory:');
  try {
    // The EXCLUSIVE lock belongs to the operating system: a killed process leaves none behind.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = NORMAL');
    database.exec(`CREATE TABLE IF NOT EXISTS entries
      (space TEXT, key TEXT, value TEXT, PRIMARY KEY (space, key)) WITHOUT ROWID`);
    // In WAL mode, the first write takes the lock.
    database.exec('BEGIN IMMEDIATE; COMMIT');
  } catch (error) {
    database.close();
    if (!/database is locked/.test(String(error))) throw error;
    throw new Error(
      `DynamoDB's data in ${dataDir} is in use by another server; stop that one first.`,
      { cause: error },
    );
  }
  return database;
}

/**
 * Opens (or creates) `dynamodb.sqlite` in `dataDir`, or a database in memory without one.
 * @throws Error when another server holds the same folder
 */
export function openOrderedStore(dataDir?: string): OrderedStore {
  const database = open(dataDir);
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  const write = (sql: string, ...values: string[]) => void prepare(sql).run(...values);
  const parse = <Value>(row: Record<string, unknown>) =>
    JSON.parse(row['value'] as string) as Value;

  return {
    get: <Value>(space: string, key: string) => {
      const row = prepare('SELECT value FROM entries WHERE space = ? AND key = ?').get(space, key);
      return row && parse<Value>(row);
    },
    put: (space, key, value) =>
      write('INSERT OR REPLACE INTO entries VALUES (?, ?, ?)', space, key, JSON.stringify(value)),
    delete: (space, key) => write('DELETE FROM entries WHERE space = ? AND key = ?', space, key),
    clear: (space) => write('DELETE FROM entries WHERE space = ?', space),
    *range<Value>(space: string, range: KeyRange = {}, backwards = false) {
      const bounds = Object.keys(range) as (keyof KeyRange)[];
      const where = bounds.map((bound) => ` AND key ${operators[bound]} ?`).join('');
      const sql = `SELECT key, value FROM entries WHERE space = ?${where} ORDER BY key`;
      const values = bounds.map((bound) => range[bound] ?? '');
      const rows = prepare(sql + (backwards ? ' DESC' : '')).iterate(space, ...values);
      for (const row of rows) yield [row['key'] as string, parse<Value>(row)] as [string, Value];
    },
    keysUpTo: (space, path, limit) =>
      prepare(
        `SELECT key FROM entries WHERE space = ?1
          AND CAST(json_extract(value, ?2) AS REAL) <= ?3`,
      )
        .all(space, path, limit)
        .map((row) => row['key'] as string),
    transaction: (work) => transact(database, work),
    close: () => database.close(),
  };
}
