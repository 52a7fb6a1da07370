import type { ArticleSummary } from '#shared/contracts/articles.ts';

/** Travels with the move from the library to an article's address. */
export interface ArticleNavigationState {
  /** The library is one step back in the history, so closing goes there. */
  fromLibrary: true;
  /** Shown until the article itself has come. */
  title: string;
}

export const articleNavigationState = ({
  title,
}: Pick<ArticleSummary, 'title'>): ArticleNavigationState => ({
  fromLibrary: true,
  title,
});
