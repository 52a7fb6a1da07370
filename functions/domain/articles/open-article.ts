import { openItem } from '../catalogue/open-item.ts';
import { withVisits } from '../visits/visit-counter-repository.ts';
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
  const { item, owned } = await openItem<Article>('articles', id, userId);
  return { article: await withVisits('articles', item), owned };
}
