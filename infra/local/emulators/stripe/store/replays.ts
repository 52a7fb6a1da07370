import type { DatabaseSync } from 'node:sqlite';

/** The stored response of an idempotency key. */
export interface Replay {
  key: string;
  /** The method and path that it was first used with. */
  endpoint: string;
  fingerprint: string;
  status: number;
  body: string;
  requestId: string;
  /** Unix seconds. */
  savedAt: number;
}

export interface Replays {
  find(key: string, now: number): Replay | undefined;
  save(replay: Replay): void;
}

/** Stripe forgets keys after at least 24 hours (docs.stripe.com/api/idempotent_requests). */
const keptSeconds = 24 * 3600;

export function createReplays(database: DatabaseSync): Replays {
  const prune = database.prepare(`DELETE FROM replays WHERE saved_at <= ?`);
  const select = database.prepare(`SELECT * FROM replays WHERE key = ?`);
  const insert = database.prepare(`INSERT INTO replays VALUES (?, ?, ?, ?, ?, ?, ?)`);
  return {
    find(key, now) {
      prune.run(now - keptSeconds);
      const row = select.get(key);
      return (
        row && {
          key,
          endpoint: String(row['endpoint']),
          fingerprint: String(row['fingerprint']),
          status: Number(row['status']),
          body: String(row['body']),
          requestId: String(row['request_id']),
          savedAt: Number(row['saved_at']),
        }
      );
    },
    save: ({ key, endpoint, fingerprint, status, body, requestId, savedAt }) =>
      void insert.run(key, endpoint, fingerprint, status, body, requestId, savedAt),
  };
}
