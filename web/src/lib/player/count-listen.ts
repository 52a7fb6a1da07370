import { podcastsContract } from '#shared/contracts/podcasts.ts';
import { call } from '../api/call.ts';
import { openStorage } from '../browser-storage.ts';
import { visitId } from '../visit-id.ts';

const storage = openStorage('sessionStorage');

/** Counts a listener once per browsing session; failures are ignored. */
export function countListen(id: string): void {
  const key = `listened:${id}`;
  if (storage.getItem(key)) return;
  storage.setItem(key, 'yes');
  call(podcastsContract.countListen, { id, visit: visitId() }).catch(() => storage.removeItem(key));
}
