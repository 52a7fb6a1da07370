import { podcastsAdminContract } from '#shared/contracts/podcasts-admin.ts';
import { createItem, newDraft } from '../domain/catalogue/create-item.ts';
import { itemKeyIn } from '../domain/items/item-key.ts';
import { describeEpisode, readEpisodeForm } from '../domain/podcasts/episode-form.ts';
import type { Episode } from '../domain/podcasts/episode.ts';
import { implement } from '../platform/implement.ts';

const describe = (episode: Episode) => describeEpisode(episode, episode.currency);

/**
 * Creates a draft, which is published when its full audio is accepted. If the caller chooses the id, the call is
 * idempotent.
 */
export const createEpisode = implement(
  podcastsAdminContract.create,
  async ({ id: wantedId, ...form }, actor) => {
    const draft = newDraft(wantedId, form);
    const { id } = draft;
    const episode: Episode = { ...draft, ...readEpisodeForm(form, draft.currency) };
    const { title, price, tags } = describe(episode);
    const auditEvent = {
      action: 'podcast.create',
      target: itemKeyIn('podcasts', id),
      label: episode.title,
      details: { title: title!, price: price!, ...(tags && { tags }) },
    } as const;
    await createItem('podcasts', episode, actor, { describe, auditEvent });
    return { _id: id };
  },
);
