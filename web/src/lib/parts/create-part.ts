import { isLoadFailure } from './load-failure.ts';
import { waitingParts } from './waiting-parts.ts';

export interface PartState<T> {
  value?: T;
  /** It did not come at once: say so. It is asked for again by itself. */
  waiting: boolean;
  /** Its own code failed. Asking again does not help. */
  error?: unknown;
}

export interface Part<T> {
  read: () => PartState<T>;
  subscribe: (listener: () => void) => () => void;
  /** Asks for it. `announced`: the shell says that it is waiting; otherwise the part's own component does. */
  want: (announced?: boolean) => void;
  /** It is no longer needed, so it is not asked for again. */
  leave: () => void;
  retry: () => void;
  /** Rejects when its own code fails, and never for want of a file. Carries its result in the fields that React's `use` reads. */
  arrived: Promise<T>;
}

const slowMs = 4000;
const longestPauseMs = 15_000;

const onOnline = (listener: () => void) => addEventListener('online', listener);

/** A part of the site with code of its own, asked for until it comes: after pauses that grow, and when the connection is back. */
export function createPart<T>(load: () => Promise<T>, whenOnline = onOnline): Part<T> {
  let state: PartState<T> = { waiting: false };
  let wanted = false;
  let announced = false;
  let busy = false;
  let failures = 0;
  let timers: ReturnType<typeof setTimeout>[] = [];
  const listeners = new Set<() => void>();
  let settle: (end: { value: T } | { error: unknown }) => void;
  const arrived = new Promise<T>((resolve, reject) => {
    settle = (end) => ('error' in end ? reject(end.error) : resolve(end.value));
  });
  arrived.catch(() => undefined);

  function change(next: PartState<T>): void {
    state = next;
    waitingParts.put(part, announced && state.waiting);
    listeners.forEach((listener) => listener());
  }

  function wait(): void {
    if (wanted && !state.waiting) change({ waiting: true });
  }

  function stopTimers(): void {
    timers.forEach(clearTimeout);
    timers = [];
  }

  function end(result: { value: T } | { error: unknown }): void {
    stopTimers();
    if ('value' in result) {
      void Object.assign(arrived, { status: 'fulfilled', value: result.value });
    }
    settle(result);
    change({ ...result, waiting: false });
  }

  function failed(error: unknown): void {
    busy = false;
    if (!isLoadFailure(error)) return end({ error });
    if (failures++ === 0) whenOnline(retry);
    stopTimers();
    wait();
    const pause = Math.min(1000 * 2 ** (failures - 1), longestPauseMs);
    if (wanted) timers = [setTimeout(retry, pause)];
  }

  function retry(): void {
    if (busy || !wanted || 'value' in state || 'error' in state) return;
    busy = true;
    stopTimers();
    timers = [setTimeout(wait, slowMs)];
    load().then((value) => end({ value }), failed);
  }

  const part: Part<T> = {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    want(says = false) {
      wanted = true;
      announced = says;
      retry();
    },
    leave() {
      wanted = false;
      if (!busy) stopTimers();
      if (state.waiting) change({ waiting: false });
    },
    retry,
    arrived,
  };
  return part;
}
