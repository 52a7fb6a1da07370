import { openStorage } from '../browser-storage.ts';

/** What somebody pressed Buy for, and where. */
export interface Wish {
  resourceType: 'article' | 'podcast' | 'product' | 'credits';
  id: string;
  title: string;
  /** Path, query and anchor of the page. */
  place: string;
}

interface KeptWish extends Wish {
  /** A guest's: it waits for them to sign in. Epoch milliseconds until which it does. */
  dueUntil?: number;
}

/** Longer than it takes to make an account, and shorter than anybody remembers what they pressed. */
const dueMs = 3_600_000;
const storageKey = 'wish';
/** Of this tab: what is pressed here is not bought in another one. It outlives the payment page. */
const storage = openStorage('sessionStorage');

/** Keeps what was pressed; `isDue` where it has to wait until somebody has signed in. */
export function keepWish({ resourceType, id, title, place }: Wish, isDue: boolean): void {
  const dueUntil = isDue ? Date.now() + dueMs : undefined;
  storage.setItem(storageKey, JSON.stringify({ resourceType, id, title, place, dueUntil }));
}

export function readWish(): KeptWish | undefined {
  try {
    return (JSON.parse(storage.getItem(storageKey)!) as KeptWish | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The guest has thought better of it. */
export function dropWish(): void {
  storage.removeItem(storageKey);
}

/** Travels with the move from signing in to the page where Buy was pressed. */
export interface WishState {
  wish: true;
}

/**
 * For the move to this page after signing in: the state that lets a purchase go on that was begun there. An address
 * alone does not start one, whoever made it.
 */
export function wishStateFor(place: string): WishState | undefined {
  const wish = readWish();
  return isDue(wish) && wish.place === place ? { wish: true } : undefined;
}

/** Hands out the wish that has waited to be bought on this page, once. */
export function takeWish(resourceType: Wish['resourceType']): Wish | undefined {
  const wish = readWish();
  if (!isDue(wish) || wish.resourceType !== resourceType) return undefined;
  if (wish.place !== placeOfNow()) return undefined;
  keepWish(wish, false);
  return wish;
}

function isDue(wish: KeptWish | undefined): wish is KeptWish {
  return (wish?.dueUntil ?? 0) > Date.now();
}

/** The address of now, without the mark of a cancelled payment. */
export function placeOfNow(): string {
  const { pathname, searchParams, hash } = new URL(location.href);
  searchParams.delete('checkout');
  return pathname + (searchParams.size > 0 ? `?${searchParams}` : '') + hash;
}
