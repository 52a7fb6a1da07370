import type { Preferences } from '#shared/contracts/account.ts';
import { AppError } from '../../platform/app-error.ts';
import { keyedDigest, sameDigest } from '../signed-links/keyed-digest.ts';

export type MailChoice = keyof Preferences;

/** The purpose of the signature, one per kind of email. */
const purposes: Record<MailChoice, string> = {
  newItems: 'mail-choice',
  newEditions: 'edition-mail-choice',
};

/** Returns the token for unsubscribe links. All it can do is end one kind of email for one member. */
export async function mailChoiceToken(userId: string, choice: MailChoice): Promise<string> {
  return `${userId}.${await keyedDigest(purposes[choice], userId)}`;
}

/**
 * Verifies a token.
 * @returns the member's id and the kind of email to end
 * @throws AppError `link_invalid` if the token is truncated, forged or changed
 */
export async function readMailChoiceToken(
  token: string,
): Promise<{ userId: string; choice: MailChoice }> {
  const [userId = '', digest = '', ...more] = token.split('.');
  if (more.length > 0) throw new AppError('link_invalid');
  for (const choice of Object.keys(purposes) as MailChoice[]) {
    const expected = await keyedDigest(purposes[choice], userId);
    if (sameDigest(digest, expected)) return { userId, choice };
  }
  throw new AppError('link_invalid');
}
