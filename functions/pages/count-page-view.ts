import { pageViewsContract } from '#shared/contracts/page-views.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { getPublished } from '../domain/catalogue/catalogue-repository.ts';
import { catalogueOf } from '../domain/catalogue/catalogue-of.ts';
import { itemKey } from '../domain/items/item-key.ts';
import { countVisit } from '../domain/visits/visit-repository.ts';
import { consumeRateLimit } from '../domain/rate-limits/consume-rate-limit.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';

export const countPageView = implement(
  pageViewsContract.countView,
  async ({ kind, id, visit }, _actor, { ip }) => {
    await consumeRateLimit('views', ip, siteConfig.limits.views);
    if (!(await getPublished(catalogueOf[kind], id))) throw new AppError('not_found');
    await countVisit('pages', itemKey({ resourceType: kind, resourceId: id }), visit);
    return {};
  },
);
