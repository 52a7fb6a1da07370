import { batchesOf, readBatch } from '../../platform/read-batch.ts';
import { getItem, getPublished, putItem } from '../catalogue/catalogue-repository.ts';
import type { Podcast } from './podcast.ts';

export function getPodcast(id: string): Promise<Podcast | undefined> {
  return getItem<Podcast>('podcasts', id);
}

/** The episode if visitors see it. */
export function getPublishedPodcast(id: string): Promise<Podcast | undefined> {
  return getPublished<Podcast>('podcasts', id);
}

/** Writes the whole episode and increments the catalogue version in one transaction. */
export function savePodcast(podcast: Podcast): Promise<void> {
  return putItem('podcasts', podcast);
}

/** The episodes with these ids that exist, batch by batch, in no particular order. */
export async function* readPodcasts(ids: readonly string[]): AsyncGenerator<Podcast> {
  for (const keys of batchesOf(ids.map((id) => ({ id })))) {
    yield* await readBatch<Podcast>('podcasts', keys);
  }
}
