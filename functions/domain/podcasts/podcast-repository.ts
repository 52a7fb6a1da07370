import { BatchGetCommand, type BatchGetCommandOutput } from '@aws-sdk/lib-dynamodb';
import { dynamo, tableName } from '../../platform/dynamo.ts';
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

/** The limit of DynamoDB's BatchGetItem. */
const batchSize = 100;

/** The episodes with these ids that exist, batch by batch, in no particular order. */
export async function* readPodcasts(ids: readonly string[]): AsyncGenerator<Podcast> {
  const TableName = tableName('podcasts');
  for (let start = 0; start < ids.length; start += batchSize) {
    const Keys = ids.slice(start, start + batchSize).map((id) => ({ id }));
    let asked: BatchGetCommandOutput['UnprocessedKeys'] = { [TableName]: { Keys } };
    while (asked?.[TableName]) {
      const { Responses, UnprocessedKeys }: BatchGetCommandOutput = await dynamo.send(
        new BatchGetCommand({ RequestItems: asked }),
      );
      yield* (Responses?.[TableName] ?? []) as Podcast[];
      asked = UnprocessedKeys;
    }
  }
}
