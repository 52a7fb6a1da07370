import { env } from '../../platform/env.ts';
import { createPublicCatalogue } from '../catalogue/public-catalogue.ts';
import { isPublished } from '../catalogue/publication.ts';
import { readPodcasts } from '../podcasts/podcast-repository.ts';
import type { EpisodeRow, Podcast } from '../podcasts/podcast.ts';
import { toFullItem, toPreviewItem, type FeedItem } from './feed-item.ts';

/** The most episodes in the feed, because clients always read all of it; older ones are on the site. */
const newest = 300;

interface PublishedItem {
  isFree: boolean;
  item: FeedItem;
}

/** The newest episodes as the public feed lists them: free ones in full, others as previews. Cached in memory. */
export const readPublishedItems = createPublicCatalogue('podcasts', async (rows: EpisodeRow[]) => {
  const shown = new Map(rows.slice(0, newest).map((row) => [row.id, row]));
  const ids = [...shown.keys()];
  const found = new Map<string, PublishedItem>();
  for await (const podcast of readPodcasts(ids)) {
    // The list has the current name. An index that lags behind does not have all authors.
    const { author = podcast.author } = shown.get(podcast.id)!;
    const item = publicItem({ ...podcast, author });
    if (item) found.set(podcast.id, { isFree: podcast.priceMinor === 0, item });
  }
  return ids.flatMap((id) => found.get(id) ?? []);
});

/**
 * Returns the public form of an episode.
 * @returns undefined if it is not published or has no audio
 */
export function publicItem(podcast: Podcast): FeedItem | undefined {
  if (!isPublished(podcast)) return undefined;
  return podcast.priceMinor === 0
    ? toFullItem(podcast, `${env().SITE_URL}/download/podcasts`)
    : toPreviewItem(podcast);
}
