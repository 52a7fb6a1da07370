import { batchesOf, readBatch } from '../../platform/read-batch.ts';
import { getItem, listItems, putItem } from '../catalogue/catalogue-repository.ts';
import type { Podcast, EpisodeRow } from './podcast.ts';

export function getPodcast(id: string): Promise<Podcast | undefined> {
  return getItem<Podcast>('podcasts', id);
}

/** Writes the whole episode and increments the catalogue version in one transaction. */
export function savePodcast(podcast: Podcast): Promise<void> {
  return putItem('podcasts', podcast);
}

/** Every published episode, newest first, without the long texts. */
export function listPublished(): Promise<EpisodeRow[]> {
  return listItems<EpisodeRow>('podcasts', 'published');
}

/** The episodes with these ids that exist, batch by batch, in no particular order. */
export async function* readPodcasts(ids: readonly string[]): AsyncGenerator<Podcast> {
  for (const keys of batchesOf(ids.map((id) => ({ id })))) {
    yield* await readBatch<Podcast>('podcasts', keys);
  }
}
