import type { podcastsAdminContract } from '../../shared/contracts/podcasts-admin.ts';
import { differences } from '../core/audit/differences.ts';
import { editItem } from '../core/catalogue/edit-item.ts';
import { podcastItem } from '../core/podcasts/episode-access.ts';
import { describePodcast, readPodcastForm } from '../core/podcasts/podcast-form.ts';
import type { Podcast } from '../core/podcasts/podcast.ts';
import type { UseCase } from '../platform/create-handler.ts';

/** Sets what the form has and nothing else: listens and files are not its business. */
export const updateEpisode: UseCase<typeof podcastsAdminContract.update> = async (
  { id, ...form },
  actor,
) => {
  await editItem<Podcast>('podcasts', id, actor, (podcast) => {
    const { currency } = podcast;
    const changes = readPodcastForm(form, currency, podcast);
    const details = differences(
      describePodcast(podcast, currency),
      describePodcast(changes, currency),
    );
    return (
      details && {
        changes: { ...changes },
        deed: {
          action: 'podcast.update',
          target: podcastItem(id),
          label: changes.title,
          details,
        },
      }
    );
  });
  return { _id: id };
};
