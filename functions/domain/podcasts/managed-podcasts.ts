import type { PublicationState } from '#shared/contracts/fields.ts';
import type { ManagedEpisode } from '#shared/contracts/podcasts-admin.ts';
import { createManagedList } from '../catalogue/managed-list.ts';
import type { EpisodeRow } from './podcast.ts';
import { toSummary } from './present-podcast.ts';

/** An episode as administrators see it. */
export function toManaged(row: EpisodeRow, state: PublicationState): ManagedEpisode {
  return {
    ...toSummary(row),
    state,
    hasAudio: row.audio !== undefined,
    updatedAt: row.updatedAt,
  };
}

/** Lists all episodes, drafts included, except removed ones. */
export const listManagedPodcasts = createManagedList('podcasts', {
  present: toManaged,
  texts: ({ title, shortDescription }: ManagedEpisode) => [title, shortDescription],
});
