import type { DatabaseSync } from 'node:sqlite';

export interface Delivery {
  id: number;
  eventId: string;
  /** The id of a registered endpoint; null for the one of the options. */
  endpoint: string | null;
  state: 'waiting' | 'delivered' | 'failed';
  attempts: number;
  /** Milliseconds since 1970. */
  dueAt: number;
  /** The result of the last attempt: an HTTP status, or why there was none. */
  lastResponse: string | null;
}

export interface DeliveryQueue {
  add(eventId: string, endpoint: string | null, dueAt: number): void;
  /** Returns the oldest delivery that is due, or the newest on request. */
  nextDue(at: number, newestFirst: boolean): Delivery | undefined;
  /** When the next delivery is due, if any is waiting. */
  nextDueAt(): number | undefined;
  record(delivery: Delivery): void;
  /** The number of deliveries of that event that have not succeeded yet. */
  pending(eventId: string): number;
  recent(limit: number): Delivery[];
}

type Row = Record<string, unknown>;

const toDelivery = (row: Row): Delivery => ({
  id: Number(row['id']),
  eventId: String(row['event_id']),
  endpoint: row['endpoint'] === null ? null : String(row['endpoint']),
  state: row['state'] as Delivery['state'],
  attempts: Number(row['attempts']),
  dueAt: Number(row['due_at']),
  lastResponse: row['answer'] === null ? null : String(row['answer']),
});

export function deliveryQueue(database: DatabaseSync): DeliveryQueue {
  const due = (order: 'ASC' | 'DESC') =>
    database.prepare(
      `SELECT * FROM deliveries WHERE state = 'waiting' AND due_at <= ? ORDER BY id ${order} LIMIT 1`,
    );
  const oldest = due('ASC');
  const newest = due('DESC');
  const insert = database.prepare(
    `INSERT INTO deliveries (event_id, endpoint, state, attempts, due_at) VALUES (?, ?, 'waiting', 0, ?)`,
  );
  const update = database.prepare(
    `UPDATE deliveries SET state = ?, attempts = ?, due_at = ?, answer = ? WHERE id = ?`,
  );

  return {
    add: (eventId, endpoint, dueAt) => void insert.run(eventId, endpoint, dueAt),
    nextDue(at, newestFirst) {
      const row = (newestFirst ? newest : oldest).get(at);
      return row && toDelivery(row);
    },
    nextDueAt() {
      const row = database
        .prepare(`SELECT min(due_at) AS due_at FROM deliveries WHERE state = 'waiting'`)
        .get();
      return typeof row?.['due_at'] === 'number' ? row['due_at'] : undefined;
    },
    record: ({ state, attempts, dueAt, lastResponse, id }) =>
      void update.run(state, attempts, dueAt, lastResponse, id),
    pending(eventId) {
      const row = database
        .prepare(`SELECT count(*) AS n FROM deliveries WHERE event_id = ? AND state <> 'delivered'`)
        .get(eventId);
      return Number(row?.['n']);
    },
    recent: (limit) =>
      database
        .prepare(`SELECT * FROM deliveries ORDER BY id DESC LIMIT ?`)
        .all(limit)
        .map(toDelivery),
  };
}
