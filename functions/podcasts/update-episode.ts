import type { podcastsAdminContract } from '#shared/contracts/podcasts-admin.ts';
import { editForm } from '../domain/catalogue/edit-form.ts';
import { describeEpisode, readEpisodeForm } from '../domain/podcasts/episode-form.ts';
import type { Episode } from '../domain/podcasts/episode.ts';
import type { UseCase } from '../platform/create-handler.ts';

export const updateEpisode: UseCase<typeof podcastsAdminContract.update> = async (
  { id, ...form },
  actor,
) => {
  await editForm(id, actor, {
    catalogue: 'podcasts',
    chosen: form,
    read: (episode: Episode) => readEpisodeForm(form, episode.currency, episode),
    describe: describeEpisode,
  });
  return { _id: id };
};
