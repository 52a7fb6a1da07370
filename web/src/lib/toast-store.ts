export type ToastTone = 'success' | 'info' | 'error';

export interface Toast {
  id: number;
  tone: ToastTone;
  text: string;
}

export interface ToastOptions {
  /** Overrides how long the toast stays. */
  durationSeconds?: number;
}

export interface ToastStore {
  read(): readonly Toast[];
  subscribe(listener: () => void): () => void;
  show(tone: ToastTone, text: string, options?: ToastOptions): number;
  dismiss(id: number): void;
  /**
   * Pauses the timer of a toast while it is hovered or focused. After that, it stays for the remaining time, at least a
   * second.
   */
  hold(id: number): void;
  release(id: number): void;
  /** Sets the page's duration of toasts that are not errors: 5 s on the library and the hub, 3 s elsewhere. */
  setDefaultSeconds(seconds: number): void;
}

const errorSeconds = 10;
const shortestRestMs = 1000;
const maxShown = 4;

interface Timing {
  timer?: ReturnType<typeof setTimeout>;
  restMs: number;
  startedAt: number;
}

/**
 * Creates the store of toasts and their timers. Errors stay for 10 s or until dismissed; hovering or focusing a toast
 * keeps it open.
 */
export function createToastStore(now: () => number = Date.now): ToastStore {
  let toasts: readonly Toast[] = [];
  let defaultSeconds = 3;
  let lastId = 0;
  const timings = new Map<number, Timing>();
  const listeners = new Set<() => void>();

  function set(next: readonly Toast[]): void {
    toasts = next;
    listeners.forEach((listener) => listener());
  }

  function dismiss(id: number): void {
    clearTimeout(timings.get(id)?.timer);
    timings.delete(id);
    set(toasts.filter((toast) => toast.id !== id));
  }

  function start(id: number, restMs: number): void {
    const timer = setTimeout(() => dismiss(id), restMs);
    timings.set(id, { timer, restMs, startedAt: now() });
  }

  return {
    read: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(tone, text, { durationSeconds } = {}) {
      const repeated = toasts.find((toast) => toast.tone === tone && toast.text === text);
      if (repeated) dismiss(repeated.id);
      const id = ++lastId;
      const seconds = durationSeconds ?? (tone === 'error' ? errorSeconds : defaultSeconds);
      if (toasts.length >= maxShown) dismiss(toasts[0]!.id);
      set([...toasts, { id, tone, text }]);
      start(id, seconds * 1000);
      return id;
    },
    dismiss,
    hold(id) {
      const timing = timings.get(id);
      if (!timing?.timer) return;
      clearTimeout(timing.timer);
      const restMs = Math.max(shortestRestMs, timing.restMs - (now() - timing.startedAt));
      timings.set(id, { restMs, startedAt: now() });
    },
    release(id) {
      const timing = timings.get(id);
      if (timing && !timing.timer) start(id, timing.restMs);
    },
    setDefaultSeconds(seconds) {
      defaultSeconds = seconds;
    },
  };
}
