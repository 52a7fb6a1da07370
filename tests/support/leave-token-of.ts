import type { Mail } from '@outcrop/emulators/ses/mail-store.ts';

/** Returns the token in the link of a waitlist's email. */
export function leaveTokenOf({ text = '' }: Mail): string {
  const token = /\?leave=([\w.%-]+)/.exec(text)?.[1];
  if (!token) throw new Error(`This email has no link to leave the list:\n${text}`);
  return decodeURIComponent(token);
}
