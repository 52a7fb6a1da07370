import { env } from '../../platform/env.ts';
import { nextFeedVersion, type Member } from '../members/member-repository.ts';
import { feedToken } from './feed-token.ts';

export const publicFeedPath = '/feeds/podcast.xml';

/** Returns the URL of a member's private feed. */
export async function privateFeedUrl(member: Pick<Member, 'id' | 'feedVersion'>): Promise<string> {
  return `${env().SITE_URL}/feeds/${await feedToken(member)}/podcast.xml`;
}

/** Replaces the URL of the feed; the old one stops working. */
export async function rotateFeed(userId: string): Promise<string> {
  return privateFeedUrl({ id: userId, feedVersion: await nextFeedVersion(userId) });
}
