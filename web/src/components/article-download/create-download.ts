import { ApiError } from '#web/src/lib/api/api-error.ts';
import * as messages from './messages.ts';
import { noFile, receiveFile, type Receiving } from './receive-file.ts';

export interface DownloadState {
  /** `paused`: the connection was lost; received data is kept. `done` turns into `idle` after a second. */
  phase: 'idle' | 'running' | 'paused' | 'failed' | 'done';
  /** Whole percent; undefined while the size is unknown. */
  percent: number | undefined;
  /** Why it failed, as shown to the user. */
  message?: string;
}

/** Access to a file. Free files need none. */
export interface DownloadAccess {
  /** Undefined for a free file. `renewed`: the previous token was rejected. Throws ApiError. */
  token(renewed: boolean): Promise<string | undefined>;
}

interface Parts extends Pick<Receiving, 'fetch'> {
  urlFor(token: string | undefined): string;
  save(chunks: Uint8Array<ArrayBuffer>[], name: string): void;
  /** Called when the connection is lost. Returns the unsubscribe function. */
  onOffline(listener: () => void): () => void;
  isOnline(): boolean;
}

export type Download = ReturnType<typeof createDownload>;

const idle: DownloadState = { phase: 'idle', percent: undefined };
/** Delay before finished progress is reset. */
const shownWhenDoneMs = 1000;

/** One file's download. It lives outside the component, so closing an article does not stop it. */
export function createDownload(parts: Parts) {
  const listeners = new Set<() => void>();
  let state = idle;
  let partial = noFile();
  let running: AbortController | undefined;

  function set(next: DownloadState): void {
    state = next;
    listeners.forEach((listener) => listener());
  }

  function showProgress(): void {
    const percent = percentOf(partial);
    if (state.phase !== 'running' || state.percent !== percent) set({ phase: 'running', percent });
  }

  /** Starts or resumes. `fallbackName` is used if the response names no file. */
  async function start(access: DownloadAccess, fallbackName: string): Promise<void> {
    if (running) return;
    const controller = new AbortController();
    running = controller;
    set({ phase: 'running', percent: percentOf(partial) });
    const stopListening = parts.onOffline(() => controller.abort('offline'));
    try {
      await receiveFile(partial, {
        fetch: parts.fetch,
        signal: controller.signal,
        url: async (renewed) => parts.urlFor(await access.token(renewed)),
        onProgress: showProgress,
      });
      parts.save(partial.chunks, partial.name ?? fallbackName);
      partial = noFile();
      set({ phase: 'done', percent: 100 });
      setTimeout(() => state.phase === 'done' && set(idle), shownWhenDoneMs);
    } catch (error) {
      end(controller, error);
    } finally {
      stopListening();
      running = undefined;
    }
  }

  function end({ signal }: AbortController, error: unknown): void {
    const percent = percentOf(partial);
    if (signal.aborted && signal.reason !== 'offline') {
      partial = noFile();
      set(idle);
    } else if (signal.aborted || !parts.isOnline()) set({ phase: 'paused', percent });
    else set({ phase: 'failed', percent, message: messageOf(error) });
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start,
    /** Cancels and discards the received data. */
    cancel() {
      if (running) running.abort('cancelled');
      else {
        partial = noFile();
        set(idle);
      }
    },
  };
}

function percentOf({ receivedBytes, totalBytes }: ReturnType<typeof noFile>): number | undefined {
  return totalBytes ? Math.floor((receivedBytes / totalBytes) * 100) : undefined;
}

function messageOf(error: unknown): string {
  return error instanceof ApiError || error instanceof NoDownloadToken
    ? error.message
    : messages.pleaseTryAgainLater;
}

/** No purchase is known, so no token can be requested. */
export class NoDownloadToken extends Error {
  override readonly name = 'NoDownloadToken';

  constructor() {
    super(messages.noDownloadTokenAvailablePlease);
  }
}
