import { Skeleton } from '#web/src/components/skeleton.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import { ArticleCover } from '#web/src/components/article-cover.tsx';
import styles from './article-body.module.css';
import * as messages from './messages.ts';

export function ArticleSkeleton() {
  return (
    <div aria-busy className={styles.columns}>
      <VisuallyHidden>{messages.loadingArticle}</VisuallyHidden>
      <div className={styles.side}>
        <ArticleCover imageUrl={undefined} sizes="" />
      </div>
      <div className={styles.main}>
        <Skeleton width="30%" />
        <Skeleton />
        <Skeleton />
        <Skeleton width="80%" />
      </div>
    </div>
  );
}
