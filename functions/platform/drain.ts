import { now } from './clock.ts';
import { logger } from './logger.ts';

interface Options<Item> {
  /** How many items are processed concurrently. */
  concurrency: number;
  /** Epoch milliseconds; nothing new is started after it. */
  deadline: number;
  /** The message in the log for an item that fails. */
  failure: string;
  /** The ids that this line has. Never return personal data. */
  idsOf: (item: Item) => Record<string, string>;
}

export interface Drained {
  /** How many items were processed, including those that failed. */
  processed: number;
  failed: number;
}

/** Processes an iterable of any length. Failures are logged and counted, and do not stop the others. */
export async function drain<Item>(
  items: AsyncGenerator<Item>,
  work: (item: Item) => Promise<void>,
  { concurrency, deadline, failure, idsOf }: Options<Item>,
): Promise<Drained> {
  const drained = { processed: 0, failed: 0 };
  const worker = async () => {
    while (now().getTime() < deadline) {
      const next = await items.next();
      if (next.done) return;
      try {
        await work(next.value);
      } catch (error) {
        logger.error(failure, { ...idsOf(next.value), error });
        drained.failed++;
      }
      drained.processed++;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return drained;
}
