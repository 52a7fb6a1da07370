import { Skeleton } from '#web/src/components/skeleton.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import { ArticleCover } from '#web/src/components/article-cover.tsx';
import card from './article-card.module.css';
import grid from './article-grid.module.css';
import results from './library-results.module.css';
import styles from './library-skeleton.module.css';
import * as messages from './messages.ts';

const cards = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The library's shape while its articles load. */
export function LibrarySkeleton() {
  return (
    <div aria-busy className={results.results}>
      <VisuallyHidden>{messages.loadingArticles}</VisuallyHidden>
      <div className={styles.featured} />
      <div className={results.count}>
        <Skeleton width="11rem" />
      </div>
      <div className={grid.grid}>
        {cards.map((name) => (
          <div key={name} className={styles.card}>
            <ArticleCover imageUrl={undefined} sizes="" />
            <div className={card.text}>
              <Skeleton width="35%" />
              <Skeleton width="85%" height="1.5rem" />
              <Skeleton />
              <Skeleton width="70%" />
              <Skeleton width="60%" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
