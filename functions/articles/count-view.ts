import { articlesContract } from '#shared/contracts/articles.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { getPublishedArticle } from '../domain/articles/article-repository.ts';
import { withVisits } from '../domain/visits/visit-counter-repository.ts';
import { countVisit } from '../domain/visits/visit-repository.ts';
import { consumeRateLimit } from '../domain/rate-limits/consume-rate-limit.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';

export const countView = implement(
  articlesContract.countView,
  async ({ id, visit }, _actor, { ip }) => {
    await consumeRateLimit('views', ip, siteConfig.limits.views);
    const article = await getPublishedArticle(id);
    if (!article) throw new AppError('not_found');
    await countVisit('articles', id, visit);
    const { views = 0 } = await withVisits('articles', article);
    return { views };
  },
);
