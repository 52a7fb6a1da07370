import { articlesContract } from '#shared/contracts/articles.ts';
import { withCurrentName } from '../domain/authors/current-names.ts';
import { openArticle } from '../domain/articles/open-article.ts';
import { toDetail } from '../domain/articles/present-article.ts';
import { itemKeyIn } from '../domain/items/item-key.ts';
import { getRating } from '../domain/ratings/rating-repository.ts';
import { implement } from '../platform/implement.ts';
import { json } from '../platform/reply.ts';
import { publicCache } from '../platform/public-cache.ts';

/**
 * Reads an article. A member's response says whether they own it and how they rated it; all guests get the same one.
 */
export const readArticle = implement(articlesContract.get, async ({ id }, actor) => {
  const [{ article, owned }, myRating] = await Promise.all([
    openArticle(id, actor?.id),
    actor && getRating(itemKeyIn('articles', id), actor.id),
  ]);
  const detail = toDetail(await withCurrentName(article));
  if (actor) return { ...detail, owned, myRating };
  return json(detail, { ...publicCache, vary: 'authorization' });
});
