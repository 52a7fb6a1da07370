import { env } from '../../platform/env.ts';
import type { Member } from '../members/member-repository.ts';
import { listBought } from '../podcasts/episode-access.ts';
import { readPodcasts } from '../podcasts/podcast-repository.ts';
import { toFullItem, type FeedItem } from './feed-item.ts';
import { readPublishedItems } from './published-items.ts';

/**
 * What a member owns, in full, newest first: what he bought, also where it has left the hub, and the free episodes,
 * which count as owned.
 * @param token of his feed, by which the audio can be fetched
 */
export async function listOwnedItems(
  { id: userId }: Pick<Member, 'id'>,
  token: string,
): Promise<FeedItem[]> {
  const [published, bought] = await Promise.all([readPublishedItems(), listBought(userId)]);
  const items = new Map<string, FeedItem>();
  for (const { isFree, item } of published.rows) if (isFree) items.set(item.guid, item);
  for await (const podcast of readPodcasts([...bought.keys()])) {
    const { id, publishedAt = bought.get(id) } = podcast;
    const item = toFullItem({ ...podcast, publishedAt }, audioFolder(token));
    if (item) items.set(id, withOwnTranscript(item, token));
  }
  return [...items.values()].sort((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1));
}

function audioFolder(token: string): string {
  return `${env().SITE_URL}/feeds/${token}/episodes`;
}

/** A podcast client cannot sign in, as the usual address of a paid transcript asks: the feed has one of its own. */
function withOwnTranscript(item: FeedItem, token: string): FeedItem {
  const { transcript, guid } = item;
  if (!transcript) return item;
  const url = `${audioFolder(token)}/${encodeURIComponent(guid)}/transcript`;
  return { ...item, transcript: { ...transcript, url } };
}
