import { categoryLabel } from '#shared/articles/category-label.ts';
import type { ArticleDetail } from '#shared/contracts/articles.ts';
import { Badge } from '#web/src/components/badge.tsx';
import { Description } from '#web/src/components/description.tsx';
import type { Ownership } from '#web/src/lib/purchase/entitlements.ts';
import { useSession } from '#web/src/lib/session/use-session.ts';
import { ArticleCover } from '#web/src/components/article-cover.tsx';
import { ArticleFacts } from '../article-facts.tsx';
import { ArticleMarks } from './article-marks.tsx';
import { RatingControl, type Rated } from './rating-control.tsx';
import styles from './article-body.module.css';

export interface ArticleBodyProps {
  article: ArticleDetail;
  ownership: Ownership;
  onRated: (rated: Rated) => void;
}

export function ArticleBody({ article, ownership, onRated }: ArticleBodyProps) {
  const signedIn = useSession() !== null;
  const mayRate = signedIn && (ownership === 'owned' || article.isFree);
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <ArticleCover
          imageUrl={article.imageUrl}
          sizes="(width >= 48rem) 20rem, 92vw"
          eager
          className={styles.cover}
        />
        <ArticleMarks article={article} />
      </div>
      <div className={styles.main}>
        <p>
          <Badge>{categoryLabel(article.category)}</Badge>
        </p>
        <ArticleFacts article={article} />
        <Description html={article.descriptionHtml} />
        {mayRate && <RatingControl article={article} onRated={onRated} />}
      </div>
    </div>
  );
}
