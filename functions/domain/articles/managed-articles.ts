import type { ManagedArticle } from '#shared/contracts/articles-admin.ts';
import type { PublicationState } from '#shared/contracts/fields.ts';
import { createManagedList } from '../catalogue/managed-list.ts';
import type { ArticleRow } from './article.ts';
import { toSummary } from './present-article.ts';

/** An article as administrators see it. */
export function toManaged(row: ArticleRow, state: PublicationState): ManagedArticle {
  return {
    ...toSummary(row),
    state,
    hasFile: row.file !== undefined,
    updatedAt: row.updatedAt,
  };
}

/** Lists all articles, drafts included, except removed ones. */
export const listManagedArticles = createManagedList('articles', {
  present: toManaged,
  texts: ({ title, shortDescription, category, author }: ManagedArticle) => [
    title,
    shortDescription,
    category,
    author,
  ],
});
