import { podcastsAdminContract } from '#shared/contracts/podcasts-admin.ts';
import { removeItem } from '../domain/catalogue/edit-item.ts';
import { implement } from '../platform/implement.ts';

/** Removes an episode. The row and the audio stay for its owners. */
export const removeEpisode = implement(podcastsAdminContract.remove, async ({ id }, actor) => {
  await removeItem('podcasts', id, actor);
  return { _id: id };
});
