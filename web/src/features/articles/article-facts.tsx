import { Star } from 'lucide-react';
import type { ArticleSummary } from '#shared/contracts/articles.ts';
import { FactList } from '../../components/fact-list.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { formatPublished } from '../../lib/dates.ts';
import { formatCount } from '../../lib/format-count.ts';
import { pagesText } from '../../lib/messages.ts';
import styles from './article-facts.module.css';
import * as messages from './messages.ts';

export type Facts = Pick<
  ArticleSummary,
  'author' | 'pages' | 'publishedAt' | 'rating' | 'ratingCount' | 'views'
>;

/** Author, length and date; rating and views only if there are any. */
export function ArticleFacts({ article }: { article: Facts }) {
  const { author, pages, publishedAt, rating, ratingCount, views } = article;
  return (
    <FactList>
      <li>{author}</li>
      {pages !== undefined && <li>{pagesText(pages)}</li>}
      {publishedAt && (
        <li>
          <time dateTime={publishedAt}>{formatPublished(publishedAt)}</time>
        </li>
      )}
      {rating !== undefined && (
        <li className={styles.rating}>
          <Star aria-hidden size={14} />
          <VisuallyHidden>{messages.rated}</VisuallyHidden>
          {rating.toFixed(1)}
          <VisuallyHidden>{messages.out5Suffix}</VisuallyHidden>
          {ratingCount !== undefined && ` (${formatCount(ratingCount)})`}
        </li>
      )}
      {views !== undefined && <li>{messages.viewsText(views, formatCount(views))}</li>}
    </FactList>
  );
}
