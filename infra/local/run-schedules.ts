import { scheduledEvent } from './function-events.ts';
import type { Invoke, InvokeFailure } from './gateway/invoke.ts';
import type { Closeable } from './dispose-with.ts';

/** Functions that EventBridge runs, with their intervals in seconds. */
export type Schedules = Readonly<Record<string, number>>;

/** How long a run in progress may delay the shutdown, in milliseconds. Cutting it off is safe, as on AWS. */
const graceMs = 3000;

/** Emulates EventBridge's schedules. A function never runs twice at once: the next run waits for the previous one. */
export function runSchedules(
  invoke: Invoke,
  schedules: Schedules,
  onFailure: (failure: InvokeFailure) => void = () => undefined,
): Closeable {
  const running = new Map<string, Promise<unknown>>();
  let closed = false;
  const run = (name: string) => {
    if (running.has(name)) return;
    const ended = invoke(name, scheduledEvent())
      .catch((failure: InvokeFailure) => {
        if (!closed) onFailure(failure);
      })
      .finally(() => running.delete(name));
    running.set(name, ended);
  };
  const timers = Object.entries(schedules).map(([name, seconds]) =>
    setInterval(run, seconds * 1000, name),
  );
  return {
    close: async () => {
      closed = true;
      timers.forEach(clearInterval);
      await Promise.race([Promise.all(running.values()), after(graceMs)]);
    },
  };
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
