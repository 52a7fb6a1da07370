import { env } from '../../platform/env.ts';
import { withCurrentNames } from '../authors/current-names.ts';
import type { Member } from '../members/member-repository.ts';
import { listBought } from '../podcasts/episode-access.ts';
import { readEpisodes } from '../podcasts/episode-repository.ts';
import { toFullItem, type FeedItem } from './feed-item.ts';
import { readPublishedItems } from './published-items.ts';

/**
 * Lists a member's episodes in full, newest first: purchased ones, even if unpublished, and all free ones.
 * @param token the feed token, which gives access to the audio
 */
export async function listOwnedItems(
  { id: userId }: Pick<Member, 'id'>,
  token: string,
): Promise<FeedItem[]> {
  const [published, bought] = await Promise.all([readPublishedItems(), listBought(userId)]);
  const items = new Map<string, FeedItem>();
  for (const { isFree, item } of published.rows) if (isFree) items.set(item.guid, item);
  const episodes = await Array.fromAsync(readEpisodes([...bought.keys()]));
  for (const episode of await withCurrentNames(episodes)) {
    const { id, publishedAt = bought.get(id) } = episode;
    const item = toFullItem({ ...episode, publishedAt }, audioFolder(token));
    if (item) items.set(id, withOwnTranscript(item, token));
  }
  return [...items.values()].sort((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1));
}

function audioFolder(token: string): string {
  return `${env().SITE_URL}/feeds/${token}/episodes`;
}

/**
 * Replaces the URL of a paid transcript, which requires signing in, by one that podcast clients can open.
 */
function withOwnTranscript(item: FeedItem, token: string): FeedItem {
  const { transcript, guid } = item;
  if (!transcript) return item;
  const url = `${audioFolder(token)}/${encodeURIComponent(guid)}/transcript`;
  return { ...item, transcript: { ...transcript, url } };
}
