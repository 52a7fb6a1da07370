import { openStorage } from './browser-storage.ts';

const storage = openStorage('sessionStorage');

/** Counts something once per browsing session; failures are ignored. */
export function countOnce(key: string, count: () => Promise<unknown>): void {
  if (storage.getItem(key)) return;
  storage.setItem(key, 'yes');
  count().catch(() => storage.removeItem(key));
}
