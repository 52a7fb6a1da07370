import { useSyncExternalStore } from 'react';
import { closeDialog, openDialog } from './open-dialog.ts';
import type { Ownership } from './purchase/entitlements.ts';
import { clearIntent, type PurchaseIntent } from './purchase/purchase-intent.ts';
import { useSession } from './session/use-session.ts';

/** What a guest wanted to buy, and the path to return to. */
type Asked = Pick<PurchaseIntent, 'place' | 'title'>;

/** The shell's dialog that asks a guest to sign in (app/sign-in-dialog.tsx). */
export const signInDialogId = 'sign-in';

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

/** Asks a guest who wants to buy something to sign in. */
export function askToSignIn(intent: Asked): void {
  set(intent);
  openDialog(signInDialogId);
}

/** Closes the dialog and keeps what the guest wanted to buy. */
export function leaveToSignIn(): void {
  set(null);
  closeDialog(signInDialogId);
}

/** Called when the guest has closed the dialog: forgets what they wanted to buy. */
export function dismissSignIn(): void {
  if (asked) clearIntent();
  set(null);
}

/** Returns what the guest wanted to buy; null while the dialog is closed. */
export function usePendingSignIn(): Asked | null {
  return useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  );
}

/** Returns the props of a button that sells something: for guests it opens the sign-in dialog, with or without the app. */
export function useOffer(ownership: Ownership = 'for-sale', dialogId = signInDialogId) {
  const isGuest = useSession() === null;
  return {
    'data-offer': ownership,
    ...(isGuest && { command: 'show-modal' as const, commandfor: dialogId }),
  };
}
