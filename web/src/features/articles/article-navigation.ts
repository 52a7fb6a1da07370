import type { ArticleSummary } from '#shared/contracts/articles.ts';
import { overList, type OverList } from '../../lib/over-list.ts';

/** Router state for the navigation from the library to an article. */
export interface ArticleNavigationState extends OverList {
  /** Shown until the article has loaded. */
  title: string;
}

export const articleNavigationState = ({
  title,
}: Pick<ArticleSummary, 'title'>): ArticleNavigationState => ({
  ...overList,
  title,
});
