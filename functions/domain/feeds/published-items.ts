import { env } from '../../platform/env.ts';
import { createCachedCatalogue } from '../catalogue/cached-catalogue.ts';
import { listPublished, readPodcasts } from '../podcasts/podcast-repository.ts';
import type { Podcast } from '../podcasts/podcast.ts';
import { toFullItem, toPreviewItem, type FeedItem } from './feed-item.ts';

/** Clients read a feed as a whole, again and again: older episodes are found on the site. */
const newest = 300;

interface PublishedItem {
  isFree: boolean;
  item: FeedItem;
}

/** The newest episodes as the public feed has them: free ones in full, the others as previews. Held in memory. */
export const readPublishedItems = createCachedCatalogue('podcasts', async () => {
  const ids = (await listPublished()).slice(0, newest).map(({ id }) => id);
  const found = new Map<string, PublishedItem>();
  for await (const podcast of readPodcasts(ids)) {
    const item = publicItem(podcast);
    if (item) found.set(podcast.id, { isFree: podcast.priceMinor === 0, item });
  }
  return ids.flatMap((id) => found.get(id) ?? []);
});

/** What everybody gets of an episode. @returns nothing where it is not published, or has no audio */
export function publicItem(podcast: Podcast): FeedItem | undefined {
  if (podcast.shelf !== 'published') return undefined;
  return podcast.priceMinor === 0
    ? toFullItem(podcast, `${env().SITE_URL}/download/podcasts`)
    : toPreviewItem(podcast);
}
