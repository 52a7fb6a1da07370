import type { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import type { Article } from '../domain/articles/article.ts';
import { removeItem } from '../domain/catalogue/edit-item.ts';
import { itemKeyIn } from '../domain/catalogue/item-key.ts';
import type { UseCase } from '../platform/create-handler.ts';

/** Removes an article. The row and the file stay for its owners. */
export const removeArticle: UseCase<typeof articlesAdminContract.remove> = async (
  { id },
  actor,
) => {
  await removeItem<Article>('articles', id, actor, ({ title }) => ({
    action: 'article.delete',
    target: itemKeyIn('articles', id),
    label: title,
  }));
  return { id };
};
