import { batchesOf, readBatch } from '../../platform/read-batch.ts';
import { getItem, getPublished, putItem } from '../catalogue/catalogue-repository.ts';
import type { Episode } from './episode.ts';

export function getEpisode(id: string): Promise<Episode | undefined> {
  return getItem<Episode>('podcasts', id);
}

/** Reads an episode that visitors can see; undefined for all others. */
export function getPublishedEpisode(id: string): Promise<Episode | undefined> {
  return getPublished<Episode>('podcasts', id);
}

/** Writes the whole episode and increments the catalogue version in one transaction. */
export function saveEpisode(episode: Episode): Promise<void> {
  return putItem('podcasts', episode);
}

/** Yields the episodes with these ids in batches, unsorted; missing ones are left out. */
export async function* readEpisodes(ids: readonly string[]): AsyncGenerator<Episode> {
  for (const keys of batchesOf(ids.map((id) => ({ id })))) {
    yield* await readBatch<Episode>('podcasts', keys);
  }
}
