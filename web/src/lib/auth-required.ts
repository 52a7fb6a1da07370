import { useSyncExternalStore } from 'react';

let next: string | null = null;
const listeners = new Set<() => void>();

function setNext(value: string | null): void {
  next = value;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens and closes the sign-in dialog that the shell shows. */
export function useAuthRequired() {
  return {
    /** Asks a guest to sign in. `path`: where to come back to; by default the page that is open. */
    ask: (path: string = location.pathname + location.search) => setNext(path),
    dismiss: () => setNext(null),
  };
}

/** Where the dialog leads back to; null while it is closed. */
export function useAuthRequiredNext(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => next,
    () => null,
  );
}
