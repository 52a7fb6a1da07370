import type { ArticleSummary } from '#shared/contracts/articles.ts';

/** Router state for the navigation from the library to an article. */
export interface ArticleNavigationState {
  /** The library is one step back in the history, so closing goes back. */
  fromLibrary: true;
  /** Shown until the article has loaded. */
  title: string;
}

export const articleNavigationState = ({
  title,
}: Pick<ArticleSummary, 'title'>): ArticleNavigationState => ({
  fromLibrary: true,
  title,
});
