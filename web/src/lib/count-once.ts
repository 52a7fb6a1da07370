import { openStorage } from './browser-storage.ts';

const storage = openStorage('sessionStorage');

/**
 * Counts something once per browsing session; failures are ignored.
 * @param count receives a random id that identifies this browsing session, not the person
 */
export function countOnce(key: string, count: (visit: string) => Promise<unknown>): void {
  if (storage.getItem(key)) return;
  storage.setItem(key, 'yes');
  const visit = storage.getItem('visit') ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
  storage.setItem('visit', visit);
  count(visit).catch(() => storage.removeItem(key));
}
