import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../platform/app-error.ts';
import { secret } from '../../platform/secrets.ts';
import { getMember, type Member } from '../members/member-repository.ts';

const deadFeed =
  'This feed address is not in use any more. Sign in and copy your current one from the podcast hub.';

/**
 * The token in the URL of a member's private feed; podcast clients have no other way to authenticate. It cannot be
 * forged without the signing key and is valid until the member replaces it.
 */
export async function feedToken({
  id,
  feedVersion = 0,
}: Pick<Member, 'id' | 'feedVersion'>): Promise<string> {
  return `${id}.${await signature(id, feedVersion)}`;
}

/**
 * Returns the member whose feed it is.
 * @throws AppError `not_found` if the token is forged or replaced, or the account is disabled
 */
export async function readFeedToken(token: string): Promise<Member> {
  const [id] = token.split('.');
  const member = id ? await getMember(id) : undefined;
  if (!member || member.disabledAt) throw new AppError('not_found', { text: deadFeed });
  const expected = Buffer.from(await feedToken(member));
  const given = Buffer.from(token);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new AppError('not_found', { text: deadFeed });
  }
  return member;
}

async function signature(userId: string, version: number): Promise<string> {
  return createHmac('sha256', await secret('SIGNING_KEY'))
    .update(`feed#${userId}#${version}`)
    .digest('base64url');
}
