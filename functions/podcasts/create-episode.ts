import { ulid } from 'ulid';
import type { podcastsAdminContract } from '../../shared/contracts/podcasts-admin.ts';
import { siteConfig } from '../../shared/site-config/index.ts';
import { auditPut } from '../core/audit/audit-log.ts';
import { putItem } from '../core/catalogue/catalogue-items.ts';
import { podcastItem } from '../core/podcasts/episode-access.ts';
import { describePodcast, readPodcastForm } from '../core/podcasts/podcast-form.ts';
import type { Podcast } from '../core/podcasts/podcast.ts';
import { now, nowIso } from '../platform/clock.ts';
import type { UseCase } from '../platform/create-handler.ts';

/** A draft: it is published when its full audio has been accepted. */
export const createEpisode: UseCase<typeof podcastsAdminContract.create> = async (form, actor) => {
  const { currency } = siteConfig.money;
  const attributes = readPodcastForm(form, currency);
  const id = ulid(now().getTime());
  const at = nowIso();
  const podcast: Podcast = {
    id,
    ...attributes,
    currency,
    shelf: 'draft',
    publishedAt: at,
    updatedAt: at,
  };
  const { title, price } = describePodcast(attributes, currency);
  await putItem('podcasts', podcast, [
    auditPut(actor, {
      action: 'podcast.create',
      target: podcastItem(id),
      label: podcast.title,
      details: { title: title!, price: price! },
    }),
  ]);
  return { _id: id };
};
