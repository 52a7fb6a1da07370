import { env } from '../../platform/env.ts';
import { createPublicCatalogue } from '../catalogue/public-catalogue.ts';
import { isPublished } from '../catalogue/publication.ts';
import { readEpisodes } from '../podcasts/episode-repository.ts';
import type { EpisodeRow, Episode } from '../podcasts/episode.ts';
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
  for await (const episode of readEpisodes(ids)) {
    // The list has the current name. An index that lags behind does not have all authors.
    const { author = episode.author } = shown.get(episode.id)!;
    const item = publicItem({ ...episode, author });
    if (item) found.set(episode.id, { isFree: episode.priceMinor === 0, item });
  }
  return ids.flatMap((id) => found.get(id) ?? []);
});

/**
 * Returns the public form of an episode.
 * @returns undefined if it is not published or has no audio
 */
export function publicItem(episode: Episode): FeedItem | undefined {
  if (!isPublished(episode)) return undefined;
  return episode.priceMinor === 0
    ? toFullItem(episode, `${env().SITE_URL}/download/podcasts`)
    : toPreviewItem(episode);
}
