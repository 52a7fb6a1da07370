import { openStorage } from './browser-storage.ts';

const storage = openStorage('sessionStorage');

/** Names this browsing session, and nobody in it. */
export function visitId(): string {
  const known = storage.getItem('visit');
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const made = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  storage.setItem('visit', made);
  return made;
}
