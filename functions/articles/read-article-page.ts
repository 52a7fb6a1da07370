import { articlePageContract } from '#shared/contracts/article-page.ts';
import { toPage } from '../domain/articles/article-page.ts';
import type { Article } from '../domain/articles/article.ts';
import { itemKeyIn } from '../domain/items/item-key.ts';
import { openItemPage } from '../domain/catalogue/open-item.ts';
import { withVisits } from '../domain/visits/visit-counter-repository.ts';
import { getRating } from '../domain/ratings/rating-repository.ts';
import { implement } from '../platform/implement.ts';
import { publicCache } from '../platform/public-cache.ts';
import { json } from '../platform/reply.ts';

/** Reads an article together with everything else that its page shows. */
export const readArticlePage = implement(articlePageContract.getPage, async ({ id }, actor) => {
  const [{ item, owned, hidden }, myRating] = await Promise.all([
    openItemPage<Article>('articles', id, actor),
    actor && getRating(itemKeyIn('articles', id), actor.id),
  ]);
  const page = await toPage(await withVisits('articles', item), owned);
  if (actor) return { ...page, owned, myRating, hidden };
  return json(page, { ...publicCache, vary: 'authorization' });
});
