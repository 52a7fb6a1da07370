import type { DatabaseSync } from 'node:sqlite';
import { transact } from '../../sqlite/transact.ts';
import type { Kind, StoredKinds } from './stored-kinds.ts';

/** A condition that filters a list. Paths come from this code, never from a caller. */
export interface Condition {
  path:
    | 'id'
    | 'status'
    | 'payment_intent'
    | 'invoice'
    | 'charge'
    | 'type'
    | 'created'
    | 'expires_at'
    | 'data.object.id';
  is: '=' | '<' | '<=' | '>' | '>=';
  value: string | number;
}

export interface PageOptions {
  limit?: number;
  /** Only objects older than the one with this id. */
  startingAfter?: string;
  /** Only objects newer than the one with this id. */
  endingBefore?: string;
}

export interface Store {
  /** Runs the work in one transaction, or in the current one; an error rolls everything back. */
  transaction<T>(work: () => T): T;
  /** Adds the object, or replaces it at its position in lists. */
  put<K extends Kind>(kind: K, object: StoredKinds[K]): void;
  find<K extends Kind>(kind: K, id: string): StoredKinds[K] | undefined;
  remove(kind: Kind, id: string): void;
  /** Newest first. */
  list<K extends Kind>(kind: K, conditions?: Condition[], page?: PageOptions): StoredKinds[K][];
}

export function createStore(database: DatabaseSync): Store {
  let isInTransaction = false;
  const replace = database.prepare(
    `INSERT INTO objects (kind, id, body) VALUES (?, ?, ?) ON CONFLICT (kind, id) DO UPDATE SET body = excluded.body`,
  );
  const erase = database.prepare(`DELETE FROM objects WHERE kind = ? AND id = ?`);
  const byId = database.prepare(`SELECT body FROM objects WHERE kind = ? AND id = ?`);

  return {
    transaction(work) {
      if (isInTransaction) return work();
      isInTransaction = true;
      try {
        return transact(database, work);
      } finally {
        isInTransaction = false;
      }
    },
    put(kind, object) {
      replace.run(kind, object.id, JSON.stringify(object));
    },
    remove: (kind, id) => void erase.run(kind, id),
    find<K extends Kind>(kind: K, id: string) {
      const row = byId.get(kind, id);
      return row ? (JSON.parse(String(row['body'])) as StoredKinds[K]) : undefined;
    },
    list<K extends Kind>(kind: K, conditions: Condition[] = [], page: PageOptions = {}) {
      const { limit = 100, startingAfter, endingBefore } = page;
      const cursor = (is: '<' | '>', id: string) => ({
        sql: `seq ${is} (SELECT seq FROM objects WHERE kind = ? AND id = ?)`,
        values: [kind, id],
      });
      const cursors = [
        ...(startingAfter === undefined ? [] : [cursor('<', startingAfter)]),
        ...(endingBefore === undefined ? [] : [cursor('>', endingBefore)]),
      ];
      const where = [
        'kind = ?',
        ...conditions.map(({ path, is }) => `json_extract(body, '$.${path}') ${is} ?`),
        ...cursors.map(({ sql }) => sql),
      ];
      // The objects nearest to the cursor are read oldest first, then reversed.
      const order = endingBefore === undefined ? 'DESC' : 'ASC';
      const rows = database
        .prepare(
          `SELECT body FROM objects WHERE ${where.join(' AND ')} ORDER BY seq ${order} LIMIT ?`,
        )
        .all(
          kind,
          ...conditions.map(({ value }) => value),
          ...cursors.flatMap(({ values }) => values),
          limit,
        );
      const found = rows.map((row) => JSON.parse(String(row['body'])) as StoredKinds[K]);
      return endingBefore === undefined ? found : found.reverse();
    },
  };
}
