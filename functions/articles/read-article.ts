import type { articlesContract } from '#shared/contracts/articles.ts';
import { getArticle } from '../domain/articles/article-repository.ts';
import { toDetail } from '../domain/articles/present-article.ts';
import { articleItem, getEntitlement } from '../domain/orders/entitlement-repository.ts';
import { getRating } from '../domain/ratings/rating-repository.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { json } from '../platform/reply.ts';
import { publicCache } from '../platform/public-cache.ts';

/** An unpublished article is visible to its owners only. */
export const readArticle: UseCase<typeof articlesContract.get> = async ({ id }, actor) => {
  const article = await getArticle(id);
  if (!article) throw new AppError('not_found');
  if (!actor) {
    if (article.shelf !== 'published') throw new AppError('not_found');
    return json(toDetail(article), { ...publicCache, vary: 'authorization' });
  }
  const [entitlement, myRating] = await Promise.all([
    getEntitlement(actor.id, articleItem(id)),
    getRating(articleItem(id), actor.id),
  ]);
  const owned = entitlement?.state === 'owned';
  if (article.shelf !== 'published' && !owned) throw new AppError('not_found');
  return { ...toDetail(article), owned, myRating };
};
