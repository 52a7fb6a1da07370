import { openStorage } from '../browser-storage.ts';

/** The item a visitor wants to buy, and on which page they pressed Buy. */
export interface PurchaseIntent {
  resourceType: 'article' | 'podcast' | 'product' | 'bundle' | 'credits';
  id: string;
  title: string;
  /** Path, query and hash of the page. */
  place: string;
}

interface StoredIntent extends PurchaseIntent {
  /** Set for guests, who must sign in first: the time it expires, in epoch milliseconds. */
  pendingUntil?: number;
}

/** Long enough to create an account, short enough to remember the intent. */
const pendingMs = 3_600_000;
const storageKey = 'intent';
/** Per tab: an intent from one tab is not carried out in another. It survives the payment page. */
const storage = openStorage('sessionStorage');

/** Stores the intent; `isPending` if the visitor has to sign in first. */
export function saveIntent(
  { resourceType, id, title, place }: PurchaseIntent,
  isPending: boolean,
): void {
  const pendingUntil = isPending ? Date.now() + pendingMs : undefined;
  storage.setItem(storageKey, JSON.stringify({ resourceType, id, title, place, pendingUntil }));
}

export function readIntent(): StoredIntent | undefined {
  try {
    return (JSON.parse(storage.getItem(storageKey)!) as StoredIntent | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Called when the guest cancels. */
export function clearIntent(): void {
  storage.removeItem(storageKey);
}

/** Router state for the navigation from sign-in back to the page. */
export interface IntentState {
  intent: true;
}

/** The router state that lets a purchase continue after signing in. A URL alone never starts one. */
export function intentStateFor(place: string): IntentState | undefined {
  const intent = readIntent();
  return isPending(intent) && intent.place === place ? { intent: true } : undefined;
}

/** Returns the pending intent of this page once. */
export function takeIntent(
  resourceType: PurchaseIntent['resourceType'],
): PurchaseIntent | undefined {
  const intent = readIntent();
  if (!isPending(intent) || intent.resourceType !== resourceType) return undefined;
  if (intent.place !== currentPath()) return undefined;
  saveIntent(intent, false);
  return intent;
}

function isPending(intent: StoredIntent | undefined): intent is StoredIntent {
  return (intent?.pendingUntil ?? 0) > Date.now();
}

/** The current path without the marker of a cancelled checkout. */
export function currentPath(): string {
  const { pathname, searchParams, hash } = new URL(location.href);
  searchParams.delete('checkout');
  return pathname + (searchParams.size > 0 ? `?${searchParams}` : '') + hash;
}
