import { batchesOf, readBatch } from '../../platform/read-batch.ts';
import { getItem, getPublished, putItem } from '../catalogue/catalogue-repository.ts';
import type { Podcast } from './podcast.ts';

export function getPodcast(id: string): Promise<Podcast | undefined> {
  return getItem<Podcast>('podcasts', id);
}

/** Reads an episode that visitors can see; undefined for all others. */
export function getPublishedPodcast(id: string): Promise<Podcast | undefined> {
  return getPublished<Podcast>('podcasts', id);
}

/** Writes the whole episode and increments the catalogue version in one transaction. */
export function savePodcast(podcast: Podcast): Promise<void> {
  return putItem('podcasts', podcast);
}

/** Yields the episodes with these ids in batches, unsorted; missing ones are left out. */
export async function* readPodcasts(ids: readonly string[]): AsyncGenerator<Podcast> {
  for (const keys of batchesOf(ids.map((id) => ({ id })))) {
    yield* await readBatch<Podcast>('podcasts', keys);
  }
}
