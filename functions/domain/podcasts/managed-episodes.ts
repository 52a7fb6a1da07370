import type { ManagedEpisode } from '#shared/contracts/podcasts-admin.ts';
import { createManagedList } from '../catalogue/managed-list.ts';
import { presentPublication, type Publication } from '../catalogue/publication.ts';
import type { EpisodeRow } from './episode.ts';
import { toSummary } from './present-episode.ts';

/** An episode as administrators see it. */
export function toManaged(row: EpisodeRow & Publication): ManagedEpisode {
  return {
    ...toSummary(row),
    ...presentPublication(row),
    hasAudio: row.audio !== undefined,
    updatedAt: row.updatedAt,
  };
}

/** Lists all episodes, in every state, except removed ones. */
export const listManagedEpisodes = createManagedList('podcasts', {
  present: toManaged,
  texts: ({ title, shortDescription, author = '', tags = [] }: ManagedEpisode) => [
    title,
    shortDescription,
    author,
    ...tags,
  ],
});
