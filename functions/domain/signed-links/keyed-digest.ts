import { createHmac, timingSafeEqual } from 'node:crypto';
import { secret } from '../../platform/secrets.ts';

/** What nobody can make without the signing key. `purpose` keeps digests for one thing from being good for another. */
export async function keyedDigest(purpose: string, text: string): Promise<string> {
  return createHmac('sha256', await secret('SIGNING_KEY'))
    .update(`${purpose}#${text}`)
    .digest('base64url');
}

/** Compares in a time that does not depend on where they differ. */
export function sameDigest(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
