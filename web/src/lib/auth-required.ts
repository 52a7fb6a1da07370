import { useSyncExternalStore } from 'react';
import { clearIntent, type PurchaseIntent } from './purchase/purchase-intent.ts';

/** What a guest wanted to do, and where they come back to. */
type Asked = Pick<PurchaseIntent, 'place' | 'title'>;

let asked: Asked | null = null;
const listeners = new Set<() => void>();

function set(value: Asked | null): void {
  asked = value;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens and closes the sign-in dialog that the shell shows. */
export function useAuthRequired() {
  return {
    /** Asks a guest who wants to buy something to sign in. */
    ask: (intent: Asked) => set(intent),
    leave: () => set(null),
    dismiss(): void {
      clearIntent();
      set(null);
    },
  };
}

/** What the dialog asks for; null while it is closed. */
export function usePendingSignIn(): Asked | null {
  return useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  );
}
