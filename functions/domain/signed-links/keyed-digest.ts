import { createHmac, timingSafeEqual } from 'node:crypto';
import { secret } from '../../platform/secrets.ts';

/**
 * Returns a digest that cannot be forged without the signing key. `purpose` keeps a digest for one use from being valid
 * for another.
 */
export async function keyedDigest(purpose: string, text: string): Promise<string> {
  return createHmac('sha256', await secret('SIGNING_KEY'))
    .update(`${purpose}#${text}`)
    .digest('base64url');
}

/** Compares two digests in constant time. */
export function sameDigest(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
