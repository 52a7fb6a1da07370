import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../platform/app-error.ts';
import { secret } from '../../platform/secrets.ts';
import { getMember, type Member } from '../members/member-repository.ts';

const deadFeed =
  'This feed address is not in use any more. Sign in and copy your current one from the podcast hub.';

/**
 * What stands in the address of a member's own feed: podcast clients know no other way to say who asks. It cannot be
 * made without the signing key, and each version of it is good until the member asks for the next.
 */
export async function feedToken({
  id,
  feedVersion = 0,
}: Pick<Member, 'id' | 'feedVersion'>): Promise<string> {
  return `${id}.${await signature(id, feedVersion)}`;
}

/**
 * The member whose feed it is.
 * @throws AppError `not_found` for a token that is invented or no longer good, and while the account is disabled
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
