import type { podcastsAdminContract } from '#shared/contracts/podcasts-admin.ts';
import { createItem, newDraft } from '../domain/catalogue/create-item.ts';
import { podcastItem } from '../domain/podcasts/episode-access.ts';
import { describePodcast, readPodcastForm } from '../domain/podcasts/podcast-form.ts';
import type { Podcast } from '../domain/podcasts/podcast.ts';
import type { UseCase } from '../platform/create-handler.ts';

const describe = (podcast: Podcast) => describePodcast(podcast, podcast.currency);

/**
 * Creates a draft, which is published when its full audio is accepted. If the caller chooses the id, the call is
 * idempotent.
 */
export const createEpisode: UseCase<typeof podcastsAdminContract.create> = async (
  { id: wantedId, ...form },
  actor,
) => {
  const draft = newDraft(wantedId, form);
  const { id } = draft;
  const podcast: Podcast = { ...draft, ...readPodcastForm(form, draft.currency) };
  const { title, price, tags } = describe(podcast);
  const auditEvent = {
    action: 'podcast.create',
    target: podcastItem(id),
    label: podcast.title,
    details: { title: title!, price: price!, ...(tags && { tags }) },
  } as const;
  await createItem('podcasts', podcast, actor, { describe, auditEvent });
  return { _id: id };
};
