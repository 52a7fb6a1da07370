import { articlesContract } from '#shared/contracts/articles.ts';
import { getArticle } from '../domain/articles/article-repository.ts';
import type { Article } from '../domain/articles/article.ts';
import { openItem } from '../domain/catalogue/open-item.ts';
import { meanRating } from '../domain/ratings/mean-rating.ts';
import { putRating } from '../domain/ratings/rating-repository.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';

/** Rates an article. Its owners may rate it, and so may signed-in readers of a free one. */
export const rateArticle = implement(articlesContract.rate, async ({ id, rating }, actor) => {
  const { item: article, owned } = await openItem<Article>('articles', id, actor.id);
  if (article.priceMinor > 0 && !owned) throw new AppError('not_purchased');
  await putRating({ kind: 'articles', id, userId: actor.id, rating });
  const after = (await getArticle(id)) ?? article;
  return { rating: meanRating(after), ratingCount: after.ratingCount ?? 0, myRating: rating };
});
