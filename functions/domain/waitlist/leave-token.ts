import * as z from 'zod';
import { waitlistName } from '#shared/contracts/waitlist.ts';
import { AppError } from '../../platform/app-error.ts';
import { keyedDigest, sameDigest } from '../signed-links/keyed-digest.ts';
import type { WaitlistKey } from './waitlist-repository.ts';

const purpose = 'waitlist-leave';
const named = z.tuple([waitlistName, z.string().min(1)]);

/**
 * Returns the signed token in unsubscribe links, with list and email. It removes exactly that email from exactly that
 * list. It needs no row and is valid as long as the signing key, because people find emails years later.
 */
export async function leaveToken({ list, email }: WaitlistKey): Promise<string> {
  const subject = Buffer.from(JSON.stringify([list, email])).toString('base64url');
  return `${subject}.${await keyedDigest(purpose, subject)}`;
}

/**
 * Verifies a token.
 * @throws AppError `link_invalid` if the token is truncated, forged or changed
 */
export async function readLeaveToken(token: string): Promise<WaitlistKey> {
  const [subject = '', digest = '', ...more] = token.split('.');
  if (more.length > 0 || !sameDigest(digest, await keyedDigest(purpose, subject))) {
    throw new AppError('link_invalid');
  }
  const [list, email] = named.parse(JSON.parse(Buffer.from(subject, 'base64url').toString()));
  return { list, email };
}
