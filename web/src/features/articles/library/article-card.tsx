import { Bookmark, Heart } from 'lucide-react';
import { categoryLabel } from '#shared/articles/category-label.ts';
import type { ArticleSummary } from '#shared/contracts/articles.ts';
import { Card } from '#web/src/components/card.tsx';
import { PageLink } from '#web/src/components/page-link.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import type { Ownership } from '#web/src/lib/purchase/entitlements.ts';
import { ArticleCover } from '#web/src/components/article-cover.tsx';
import { ArticleFacts } from '../article-facts.tsx';
import { ArticlePrice } from '../article-price.tsx';
import { cardDescription } from '../card-description.ts';
import { articleNavigationState } from '../article-navigation.ts';
import styles from './article-card.module.css';
import * as messages from './messages.ts';

export interface ArticleCardProps {
  article: ArticleSummary;
  /** The article's address with the current filters. */
  to: string;
  ownership: Ownership;
  bookmarked: boolean;
  favourite: boolean;
  /** Above the fold: its cover loads at once. */
  eager: boolean;
}

export function ArticleCard(props: ArticleCardProps) {
  const { article, to, ownership, bookmarked, favourite, eager } = props;
  return (
    <Card as="li" interactive className={styles.card}>
      <ArticleCover
        imageUrl={article.imageUrl}
        sizes="(width >= 62rem) 24rem, (width >= 48rem) 46vw, 92vw"
        eager={eager}
      />
      <div className={styles.text}>
        <p className={styles.category}>
          {categoryLabel(article.category)}
          <span className={styles.marks}>
            {bookmarked && (
              <Mark icon={<Bookmark aria-hidden size={15} />} text={messages.bookmarked} />
            )}
            {favourite && <Mark icon={<Heart aria-hidden size={15} />} text={messages.favourite} />}
          </span>
        </p>
        <h3 className={styles.title}>
          <PageLink to={to} state={articleNavigationState(article)} data-stretch>
            {article.title}
          </PageLink>
        </h3>
        <p className={styles.description}>{cardDescription(article.shortDescription)}</p>
        <ArticleFacts article={article} />
        <p className={styles.price}>
          <ArticlePrice article={article} ownership={ownership} />
        </p>
      </div>
    </Card>
  );
}

function Mark({ icon, text }: { icon: React.ReactNode; text: string }) {
  return (
    <>
      {icon}
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}
