import type { ArticleSummary } from '#shared/contracts/articles.ts';
import { classNames } from '#web/src/lib/class-names.ts';
import type { Entitlements } from '#web/src/lib/purchase/entitlements.ts';
import { useIdList } from '#web/src/lib/use-id-list.ts';
import { ArticleCard } from './article-card.tsx';
import { libraryPath, type Filters } from './filters.ts';
import styles from './article-grid.module.css';

/** Cards that a window of usual height shows without scrolling. */
const cardsAboveFold = 3;

export interface ArticleGridProps {
  articles: ArticleSummary[];
  filters: Filters;
  entitlements: Entitlements;
  /** The articles belong to earlier filters. */
  stale: boolean;
  /** Whether nothing tall is above the grid. */
  first: boolean;
  ref: React.Ref<HTMLUListElement>;
}

export function ArticleGrid(props: ArticleGridProps) {
  const { articles, filters, entitlements, stale, first, ref } = props;
  const bookmarks = useIdList('bookmarks');
  const favourites = useIdList('favorites');
  return (
    <ul ref={ref} className={classNames(styles.grid, stale && styles.stale)} aria-busy={stale}>
      {articles.map((article, index) => (
        <ArticleCard
          key={article.id}
          article={article}
          to={libraryPath(filters, article.id)}
          ownership={entitlements.of(article.id).ownership}
          bookmarked={bookmarks.has(article.id)}
          favourite={favourites.has(article.id)}
          eager={first && index < cardsAboveFold}
        />
      ))}
    </ul>
  );
}
