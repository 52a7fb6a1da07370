import type { ManagedArticle } from '#shared/contracts/articles-admin.ts';
import { createManagedList } from '../catalogue/managed-list.ts';
import { presentPublication, type Publication } from '../catalogue/publication.ts';
import type { ArticleRow } from './article.ts';
import { toSummary } from './present-article.ts';

/** An article as administrators see it. */
export function toManaged(row: ArticleRow & Publication): ManagedArticle {
  return {
    ...toSummary(row),
    ...presentPublication(row),
    hasFile: row.file !== undefined,
    updatedAt: row.updatedAt,
  };
}

/** Lists all articles, in every state, except removed ones. */
export const listManagedArticles = createManagedList('articles', {
  present: toManaged,
  texts: ({ title, shortDescription, category, author, tags = [] }: ManagedArticle) => [
    title,
    shortDescription,
    category,
    author,
    ...tags,
  ],
});
