import type { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import { removeItem } from '../domain/catalogue/edit-item.ts';
import type { UseCase } from '../platform/create-handler.ts';

/** Removes an article. The row and the file stay for its owners. */
export const removeArticle: UseCase<typeof articlesAdminContract.remove> = async (
  { id },
  actor,
) => {
  await removeItem('articles', id, actor);
  return { id };
};
