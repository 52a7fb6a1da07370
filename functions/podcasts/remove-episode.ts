import type { podcastsAdminContract } from '#shared/contracts/podcasts-admin.ts';
import { removeItem } from '../domain/catalogue/edit-item.ts';
import { podcastItem } from '../domain/podcasts/episode-access.ts';
import type { Podcast } from '../domain/podcasts/podcast.ts';
import type { UseCase } from '../platform/create-handler.ts';

/** Removes an episode. The row and the audio stay for its owners. */
export const removeEpisode: UseCase<typeof podcastsAdminContract.remove> = async (
  { id },
  actor,
) => {
  await removeItem<Podcast>('podcasts', id, actor, ({ title }) => ({
    action: 'podcast.delete',
    target: podcastItem(id),
    label: title,
  }));
  return { _id: id };
};
