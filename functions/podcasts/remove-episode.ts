import type { podcastsAdminContract } from '#shared/contracts/podcasts-admin.ts';
import { removeItem } from '../domain/catalogue/edit-item.ts';
import type { UseCase } from '../platform/create-handler.ts';

/** Removes an episode. The row and the audio stay for its owners. */
export const removeEpisode: UseCase<typeof podcastsAdminContract.remove> = async (
  { id },
  actor,
) => {
  await removeItem('podcasts', id, actor);
  return { _id: id };
};
