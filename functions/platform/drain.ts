import { now } from './clock.ts';

interface Pace {
  /** How many items are processed concurrently. */
  atOnce: number;
  /** Epoch milliseconds; nothing new is started after it. */
  deadline: number;
}

/** Processes an iterable of any length. Failures are counted and do not stop the others. */
export async function drain<Item>(
  items: AsyncGenerator<Item>,
  work: (item: Item) => Promise<void>,
  { atOnce, deadline }: Pace,
): Promise<{ done: number; failed: number }> {
  let done = 0;
  let failed = 0;
  const worker = async () => {
    while (now().getTime() < deadline) {
      const next = await items.next();
      if (next.done) return;
      await work(next.value).catch(() => failed++);
      done++;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { done, failed };
}
