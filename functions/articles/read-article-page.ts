import type { articlePageContract } from '#shared/contracts/article-page.ts';
import { toPage } from '../domain/articles/article-page.ts';
import { openArticle } from '../domain/articles/open-article.ts';
import { articleItem } from '../domain/orders/entitlement-repository.ts';
import { getRating } from '../domain/ratings/rating-repository.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { publicCache } from '../platform/public-cache.ts';
import { json } from '../platform/reply.ts';

/** Like the article itself, with what its page shows beside it. */
export const readArticlePage: UseCase<typeof articlePageContract.getPage> = async (
  { id },
  actor,
) => {
  const [{ article, owned }, myRating] = await Promise.all([
    openArticle(id, actor?.id),
    actor && getRating(articleItem(id), actor.id),
  ]);
  const page = await toPage(article);
  if (actor) return { ...page, owned, myRating };
  return json(page, { ...publicCache, vary: 'authorization' });
};
