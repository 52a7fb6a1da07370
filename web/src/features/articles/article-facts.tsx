import { Star } from 'lucide-react';
import type { ArticleSummary } from '#shared/contracts/articles.ts';
import { site } from '#shared/site-config/site.ts';
import { FactList } from '../../components/fact-list.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { formatPublished } from '../../lib/dates.ts';
import styles from './article-facts.module.css';

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
      {pages !== undefined && <li>{pages === 1 ? '1 page' : `${pages} pages`}</li>}
      {publishedAt && (
        <li>
          <time dateTime={publishedAt}>{formatPublished(publishedAt)}</time>
        </li>
      )}
      {rating !== undefined && (
        <li className={styles.rating}>
          <Star aria-hidden size={14} />
          <VisuallyHidden>Rated </VisuallyHidden>
          {rating.toFixed(1)}
          <VisuallyHidden> out of 5</VisuallyHidden>
          {ratingCount !== undefined && ` (${count(ratingCount)})`}
        </li>
      )}
      {views !== undefined && <li>{views === 1 ? '1 view' : `${count(views)} views`}</li>}
    </FactList>
  );
}

const count = (value: number): string => new Intl.NumberFormat(site.locale).format(value);
