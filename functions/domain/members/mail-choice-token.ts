import { AppError } from '../../platform/app-error.ts';
import { keyedDigest, sameDigest } from '../signed-links/keyed-digest.ts';

const purpose = 'mail-choice';

/** The token in unsubscribe links. It can do one thing: end these emails for that member. */
export async function mailChoiceToken(userId: string): Promise<string> {
  return `${userId}.${await keyedDigest(purpose, userId)}`;
}

/**
 * @returns the member's id
 * @throws AppError `link_invalid` if the token is truncated, forged or changed
 */
export async function readMailChoiceToken(token: string): Promise<string> {
  const [userId = '', digest = '', ...more] = token.split('.');
  if (more.length > 0 || !sameDigest(digest, await keyedDigest(purpose, userId))) {
    throw new AppError('link_invalid');
  }
  return userId;
}
