import { podcastsAdminContract } from '#shared/contracts/podcasts-admin.ts';
import { editForm } from '../domain/catalogue/edit-form.ts';
import { describeEpisode, readEpisodeForm } from '../domain/podcasts/episode-form.ts';
import type { Episode } from '../domain/podcasts/episode.ts';
import { implement } from '../platform/implement.ts';

export const updateEpisode = implement(
  podcastsAdminContract.update,
  async ({ id, ...form }, actor) => {
    await editForm(id, actor, {
      catalogue: 'podcasts',
      chosen: form,
      read: (episode: Episode) => readEpisodeForm(form, episode.currency, episode),
      describe: describeEpisode,
    });
    return { _id: id };
  },
);
