import { queueMailOnce } from '../mails/mail-repository.ts';
import { findMemberByEmail } from '../members/member-repository.ts';
import { addAttempts, readAttempts } from '../rate-limits/rate-limit-repository.ts';
import { rateLimitWindow } from '../rate-limits/rate-limit-window.ts';
import { keyedDigest } from '../signed-links/keyed-digest.ts';

/** More wrong passwords a day from unknown devices than an owner would mistype. */
export const manyGuesses = 50;

const daySeconds = 24 * 3600;

/** Returns the number of wrong passwords for an account today, from unknown devices. */
export function guessesToday(email: string): Promise<number> {
  return readAttempts(windowOf(email));
}

/** Counts a wrong password. When the threshold is reached, the owner gets an email, the only one that day. */
export async function countGuess(email: string): Promise<void> {
  const window = windowOf(email);
  if ((await addAttempts(window, 1)) !== manyGuesses) return;
  // An email without an account causes the same work: a message without a recipient is dropped.
  const member = await findMemberByEmail(email);
  const id = `guesses-${await keyedDigest('guesses', email)}-${window.expiresAt}`;
  await queueMailOnce({ kind: 'password-guesses', userId: member?.id, to: member?.email }, id);
}

function windowOf(email: string) {
  return rateLimitWindow('guesses', email, { limit: manyGuesses, windowSeconds: daySeconds });
}
