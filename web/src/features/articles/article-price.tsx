import { Lock } from 'lucide-react';
import type { ArticleSummary } from '#shared/contracts/articles.ts';
import { StandingMark } from '../../components/standing-mark.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { classNames } from '../../lib/class-names.ts';
import { formatMoney } from '../../lib/money.ts';
import type { Standing } from '../../lib/purchase/holdings.ts';
import styles from './article-price.module.css';

export interface ArticlePriceProps {
  article: Pick<ArticleSummary, 'isFree' | 'price' | 'currency'>;
  standing: Standing;
}

/** Lock and price, or that it is free, already the reader's, or on its way to them. */
export function ArticlePrice({ article, standing }: ArticlePriceProps) {
  if (article.isFree || standing === 'owned') {
    return (
      <span className={classNames(styles.price, styles.open)}>
        {article.isFree ? 'Free' : 'Yours'}
      </span>
    );
  }
  if (standing !== 'for-sale') return <StandingMark standing={standing} />;
  return (
    <span className={styles.price} data-offer>
      <Lock aria-hidden size={16} />
      <VisuallyHidden>Price: </VisuallyHidden>
      {formatMoney(article.price, article.currency)}
    </span>
  );
}
