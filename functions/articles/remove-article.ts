import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import { removeItem } from '../domain/catalogue/edit-item.ts';
import { implement } from '../platform/implement.ts';

/** Removes an article. The row and the file stay for its owners. */
export const removeArticle = implement(articlesAdminContract.remove, async ({ id }, actor) => {
  await removeItem('articles', id, actor);
  return { id };
});
