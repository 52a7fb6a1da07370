import type { podcastsAdminContract } from '#shared/contracts/podcasts-admin.ts';
import { editForm } from '../domain/catalogue/edit-form.ts';
import { describePodcast, readPodcastForm } from '../domain/podcasts/podcast-form.ts';
import type { Podcast } from '../domain/podcasts/podcast.ts';
import type { UseCase } from '../platform/create-handler.ts';

export const updateEpisode: UseCase<typeof podcastsAdminContract.update> = async (
  { id, ...form },
  actor,
) => {
  await editForm(id, actor, {
    catalogue: 'podcasts',
    noun: 'podcast',
    chosen: form,
    read: (podcast: Podcast) => readPodcastForm(form, podcast.currency, podcast),
    describe: describePodcast,
  });
  return { _id: id };
};
