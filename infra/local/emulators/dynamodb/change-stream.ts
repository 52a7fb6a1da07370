import { setTimeout as delay } from 'node:timers/promises';
import type { Change } from './change-record.ts';
import { firstEntry } from './ordered-store.ts';
import { spaces, type Database } from './table-store.ts';

/**
 * Pauses before the second and later attempts. After the last attempt the change is dropped, like an expired
 * stream record.
 */
const retryDelaysMs = [100, 500, 2_500];

interface ChangeStream {
  /** Delivers waiting changes one at a time, in the order of the writes. Returns immediately. */
  wake(): void;
  /** Resolves after the delivery in progress; waiting changes are delivered after the next start. */
  close(): Promise<void>;
}

/** Delivers every stored change to `onWrite` at least once. */
export function deliverChanges(
  database: Database,
  onWrite: (change: Change) => void | Promise<void>,
): ChangeStream {
  const closing = new AbortController();
  let delivery: Promise<void> | undefined;

  const first = () => firstEntry<Change>(database.entries, spaces.changes);

  /** Returns false when the server closes before the change is delivered or dropped. */
  const deliver = async (change: Change): Promise<boolean> => {
    for (const pauseMs of [...retryDelaysMs, undefined]) {
      try {
        await onWrite(change);
        return true;
      } catch (error) {
        if (closing.signal.aborted) return false;
        if (pauseMs === undefined) console.error(`DynamoDB: change of ${change.table} lost`, error);
        else await delay(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined);
      }
      if (closing.signal.aborted) return false;
    }
    return true;
  };

  const deliverAll = async (): Promise<void> => {
    // Lets the response to the write go out first.
    await delay(0);
    for (let next = first(); next && !closing.signal.aborted; next = first()) {
      const [key, change] = next;
      if (await deliver(change)) database.entries.delete(spaces.changes, key);
    }
    delivery = undefined;
  };

  return {
    wake: () => {
      if (!closing.signal.aborted) delivery ??= deliverAll();
    },
    close: async () => {
      closing.abort();
      await delivery;
    },
  };
}
