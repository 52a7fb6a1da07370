import type { podcastsAdminContract } from '#shared/contracts/podcasts-admin.ts';
import { removeItem } from '../domain/catalogue/edit-item.ts';
import { itemKeyIn } from '../domain/catalogue/item-key.ts';
import type { Episode } from '../domain/podcasts/episode.ts';
import type { UseCase } from '../platform/create-handler.ts';

/** Removes an episode. The row and the audio stay for its owners. */
export const removeEpisode: UseCase<typeof podcastsAdminContract.remove> = async (
  { id },
  actor,
) => {
  await removeItem<Episode>('podcasts', id, actor, ({ title }) => ({
    action: 'podcast.delete',
    target: itemKeyIn('podcasts', id),
    label: title,
  }));
  return { _id: id };
};
