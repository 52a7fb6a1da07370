import type { Preferences } from '#shared/contracts/account.ts';
import { AppError } from '../../platform/app-error.ts';
import { keyedDigest, sameDigest } from '../signed-links/keyed-digest.ts';

export type MailChoice = keyof Preferences;

/** One for each kind of mail. */
const purposes: Record<MailChoice, string> = {
  newItems: 'mail-choice',
  newEditions: 'edition-mail-choice',
};

/** The token in unsubscribe links. It can do one thing: end emails of this kind for that member. */
export async function mailChoiceToken(userId: string, choice: MailChoice): Promise<string> {
  return `${userId}.${await keyedDigest(purposes[choice], userId)}`;
}

/**
 * @returns the member's id, and which mails end
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
