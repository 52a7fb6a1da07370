import type { S3Event } from 'aws-lambda';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

export interface ObjectEvents {
  /** Records an event in the caller's transaction, so that a stored object always has its event. */
  record(event: S3Event): void;
  /** Delivers the recorded events without making the caller wait. */
  deliver(): void;
  /** Ends retries and waits for handlers in progress; remaining events are delivered at the next start. */
  close(): Promise<void>;
}

const RETRY_DELAYS_MS = [100, 500, 2_000, 10_000, 30_000];

/**
 * Delivers object-created events at least once, as S3 does: an event stays recorded until its handler
 * succeeds, through errors, restarts and kills.
 */
export function startObjectEvents(
  index: DatabaseSync,
  handler: ((event: S3Event) => void | Promise<void>) | undefined,
): ObjectEvents {
  const insert = index.prepare('INSERT INTO events (event) VALUES (?)');
  const pending = index.prepare('SELECT id, event FROM events WHERE id > ? ORDER BY id');
  const remove = index.prepare('DELETE FROM events WHERE id = ?');
  const stopped = new AbortController();
  const inProgress = new Set<Promise<void>>();
  let lastTaken = 0;

  async function deliverOne(id: number, event: S3Event): Promise<void> {
    for (const delay of [0, ...RETRY_DELAYS_MS]) {
      await pause(delay, undefined, { signal: stopped.signal }).catch(() => undefined);
      if (stopped.signal.aborted) return;
      try {
        await handler?.(event);
        remove.run(id);
        return;
      } catch (error) {
        console.error(`S3 event for ${event.Records[0]?.s3.object.key} failed:`, error);
      }
    }
  }

  return {
    record(event) {
      if (handler) insert.run(JSON.stringify(event));
    },
    deliver() {
      if (!handler) return;
      for (const row of pending.all(lastTaken)) {
        lastTaken = Number(row.id);
        const delivery = deliverOne(lastTaken, JSON.parse(String(row.event)) as S3Event);
        inProgress.add(delivery);
        void delivery.finally(() => inProgress.delete(delivery));
      }
    },
    async close() {
      stopped.abort();
      await Promise.all(inProgress);
    },
  };
}
