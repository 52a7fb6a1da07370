import { Lock } from 'lucide-react';
import type { ArticleSummary } from '../../../../shared/contracts/articles.ts';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { classNames } from '../../lib/class-names.ts';
import { formatMoney } from '../../lib/money.ts';
import styles from './article-price.module.css';

export interface ArticlePriceProps {
  article: Pick<ArticleSummary, 'isFree' | 'price' | 'currency'>;
  owned?: boolean;
}

/** Lock and price, or that it is free or already the reader's. */
export function ArticlePrice({ article, owned = false }: ArticlePriceProps) {
  if (owned || article.isFree) {
    return (
      <span className={classNames(styles.price, styles.open)}>{owned ? 'Yours' : 'Free'}</span>
    );
  }
  return (
    <span className={styles.price}>
      <Lock aria-hidden size={16} />
      <VisuallyHidden>Price: </VisuallyHidden>
      {formatMoney(article.price, article.currency)}
    </span>
  );
}
