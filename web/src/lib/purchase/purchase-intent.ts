import { openStorage } from '../browser-storage.ts';

/** What somebody pressed Buy for, and where. */
export interface PurchaseIntent {
  resourceType: 'article' | 'podcast' | 'product' | 'credits';
  id: string;
  title: string;
  /** Path, query and anchor of the page. */
  place: string;
}

interface StoredIntent extends PurchaseIntent {
  /** A guest's: it waits for them to sign in. Epoch milliseconds until which it does. */
  pendingUntil?: number;
}

/** Longer than it takes to make an account, and shorter than anybody remembers what they pressed. */
const pendingMs = 3_600_000;
const storageKey = 'intent';
/** Of this tab: what is pressed here is not bought in another one. It outlives the payment page. */
const storage = openStorage('sessionStorage');

/** Keeps what was pressed; `isPending` where it has to wait until somebody has signed in. */
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

/** The guest has thought better of it. */
export function clearIntent(): void {
  storage.removeItem(storageKey);
}

/** Travels with the move from signing in to the page where Buy was pressed. */
export interface IntentState {
  intent: true;
}

/**
 * For the move to this page after signing in: the state that lets a purchase go on that was begun there. An address
 * alone does not start one, whoever made it.
 */
export function intentStateFor(place: string): IntentState | undefined {
  const intent = readIntent();
  return isPending(intent) && intent.place === place ? { intent: true } : undefined;
}

/** Hands out the intent that has waited to be bought on this page, once. */
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

/** The address of now, without the mark of a cancelled payment. */
export function currentPath(): string {
  const { pathname, searchParams, hash } = new URL(location.href);
  searchParams.delete('checkout');
  return pathname + (searchParams.size > 0 ? `?${searchParams}` : '') + hash;
}
