import { openStorage } from './browser-storage.ts';

const storage = openStorage('sessionStorage');

/** Identifies this browsing session, not the person. */
export function visitId(): string {
  const known = storage.getItem('visit');
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const made = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  storage.setItem('visit', made);
  return made;
}
