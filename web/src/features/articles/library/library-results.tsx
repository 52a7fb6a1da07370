import { useRef } from 'react';
import { Button } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { EntitlementsError } from '#web/src/components/entitlements-error.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import { failureText } from '#web/src/lib/api/api-error.ts';
import { useFocusFirstNew } from '#web/src/lib/use-focus-first-new.ts';
import { useEntitlements } from '#web/src/lib/purchase/entitlements.ts';
import { useSignInRedirect } from '#web/src/lib/session/use-sign-in-redirect.ts';
import { ArticleGrid } from './article-grid.tsx';
import { FeaturedCarousel } from './featured-carousel.tsx';
import { libraryPath, type Filters } from './filters.ts';
import { LibrarySkeleton } from './library-skeleton.tsx';
import { NoArticles } from './no-articles.tsx';
import { useLibrary } from './use-library.ts';
import styles from './library-results.module.css';
import * as messages from './messages.ts';

export interface LibraryResultsProps {
  filters: Filters;
  onClear: () => void;
}

/** The results: carousel and cards, an empty state or an error. */
export function LibraryResults({ filters, onClear }: LibraryResultsProps) {
  const library = useLibrary(filters);
  const { rows, total, featured, error, stale, more } = library;
  const entitlements = useEntitlements('article');
  const grid = useRef<HTMLUListElement>(null);
  // A library that is closed to guests responds with 401.
  useSignInRedirect(error?.status, libraryPath(filters));

  const shownCount = rows?.length ?? 0;
  const beforeMore = useFocusFirstNew(grid, shownCount);

  if (error) {
    return (
      <div className={styles.results}>
        <Notice
          tone="error"
          title={messages.errorLoadingContent}
          action={<Button onClick={library.retry}>{messages.retry}</Button>}
        >
          {failureText(error, messages.failedToLoadArticles)}
        </Notice>
      </div>
    );
  }
  if (!rows) return <LibrarySkeleton />;
  if (rows.length === 0) {
    return (
      <div className={styles.results}>
        <NoArticles filters={filters} onClear={onClear} />
      </div>
    );
  }
  return (
    <div className={styles.results}>
      <EntitlementsError entitlements={entitlements} />
      {featured.length > 0 && (
        <FeaturedCarousel articles={featured} filters={filters} entitlements={entitlements} />
      )}
      <h2>
        <VisuallyHidden>{messages.articlesFound}</VisuallyHidden>
      </h2>
      <p role="status" className={styles.count}>
        {messages.showingShownCountTotal(shownCount, total)}
      </p>
      <ArticleGrid
        ref={grid}
        articles={rows}
        first={featured.length === 0}
        {...{ filters, entitlements, stale }}
      />
      <div className={styles.more}>
        {more.error !== undefined && (
          <Notice tone="error" title={messages.errorLoadingContent}>
            {failureText(more.error, messages.failedToLoadArticles)}
          </Notice>
        )}
        {more.possible && (
          <Button
            variant="secondary"
            pending={more.loading}
            onClick={() => {
              beforeMore();
              void more.load();
            }}
          >
            {more.error === undefined ? messages.loadMore : messages.retry}
          </Button>
        )}
      </div>
    </div>
  );
}
