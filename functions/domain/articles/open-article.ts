import { AppError } from '../../platform/app-error.ts';
import { withVisits } from '../catalogue/visit-counter-repository.ts';
import { articleItem, getEntitlement } from '../orders/entitlement-repository.ts';
import { getArticle } from './article-repository.ts';
import type { Article } from './article.ts';

/**
 * Returns an article that the caller may see, and whether they bought it. An unpublished one is visible to its owners
 * only.
 * @throws AppError `not_found`
 */
export async function openArticle(
  id: string,
  userId: string | undefined,
): Promise<{ article: Article; owned: boolean }> {
  const [article, entitlement] = await Promise.all([
    getArticle(id),
    userId === undefined ? undefined : getEntitlement(userId, articleItem(id)),
  ]);
  const owned = entitlement?.state === 'owned';
  if (!article || (article.shelf !== 'published' && !owned)) throw new AppError('not_found');
  return { article: await withVisits('articles', article), owned };
}
