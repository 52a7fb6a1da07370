import { getItem, listShelf, putItem } from '../catalogue/catalogue-items.ts';
import type { Podcast, ShelfRow } from './podcast.ts';

export function getPodcast(id: string): Promise<Podcast | undefined> {
  return getItem<Podcast>('podcasts', id);
}

/** Writes the whole episode and tells every reader of the catalogue, in one transaction. */
export function savePodcast(podcast: Podcast): Promise<void> {
  return putItem('podcasts', podcast);
}

/** Every published episode, newest first, without the long texts. */
export function listPublished(): Promise<ShelfRow[]> {
  return listShelf<ShelfRow>('podcasts', 'published');
}
