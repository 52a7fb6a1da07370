import { isLoadFailure } from './load-failure.ts';
import { waitingParts } from './waiting-parts.ts';

export interface PartState<T> {
  value?: T;
  /** The part has failed to load so far, which should be shown. It is retried automatically. */
  waiting: boolean;
  /** An error of the part's own code: retrying does not help. */
  error?: unknown;
}

export interface Part<T> {
  read: () => PartState<T>;
  subscribe: (listener: () => void) => () => void;
  /** Requests the part. `announced`: the shell shows that it is waiting; otherwise the part's own component does. */
  want: (announced?: boolean) => void;
  /** Stops requesting the part, because it is no longer needed. */
  leave: () => void;
  retry: () => void;
  /**
   * Rejects if the part's own code fails, never because of a missing file. It has the fields with the result that
   * React's `use` reads.
   */
  arrived: Promise<T>;
}

const slowMs = 4000;
const longestPauseMs = 15_000;

const onOnline = (listener: () => void) => addEventListener('online', listener);

/**
 * Creates a part of the site with code of its own, which is requested until it loads: after growing pauses, and when
 * the connection returns.
 */
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
