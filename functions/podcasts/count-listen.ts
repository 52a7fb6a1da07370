import { podcastsContract } from '#shared/contracts/podcasts.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { withVisits } from '../domain/visits/visit-counter-repository.ts';
import { countVisit } from '../domain/visits/visit-repository.ts';
import { getPublishedEpisode } from '../domain/podcasts/episode-repository.ts';
import { consumeRateLimit } from '../domain/rate-limits/consume-rate-limit.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';

export const countListen = implement(
  podcastsContract.countListen,
  async ({ id, visit }, _actor, { ip }) => {
    await consumeRateLimit('listens', ip, siteConfig.limits.listens);
    const episode = await getPublishedEpisode(id);
    if (!episode) throw new AppError('not_found');
    await countVisit('podcasts', id, visit);
    const { listens = 0 } = await withVisits('podcasts', episode);
    return { listens };
  },
);
