import { AppError } from '../../platform/app-error.ts';
import { getMember, type Member } from '../members/member-repository.ts';
import { keyedDigest, sameDigest } from '../signed-links/keyed-digest.ts';

const deadFeed =
  'This feed URL no longer works. Sign in and copy your current one from the podcast hub.';

/**
 * Returns the token in the URL of a member's private feed; podcast clients have no other way to authenticate. It cannot
 * be forged without the signing key and is valid until the member replaces it.
 */
export async function feedToken({
  id,
  feedVersion = 0,
}: Pick<Member, 'id' | 'feedVersion'>): Promise<string> {
  return `${id}.${await keyedDigest('feed', `${id}#${feedVersion}`)}`;
}

/**
 * Returns the member to whom a feed's token belongs.
 * @throws AppError `not_found` if the token is forged or replaced, or the account is disabled
 */
export async function readFeedToken(token: string): Promise<Member> {
  const [id] = token.split('.');
  const member = id ? await getMember(id) : undefined;
  if (!member || member.disabledAt) throw new AppError('not_found', { text: deadFeed });
  if (!sameDigest(token, await feedToken(member))) {
    throw new AppError('not_found', { text: deadFeed });
  }
  return member;
}
