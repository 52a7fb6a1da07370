import { Lock } from 'lucide-react';
import type { ArticleSummary } from '#shared/contracts/articles.ts';
import { OwnershipLabel } from '../../components/ownership-label.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { classNames } from '../../lib/class-names.ts';
import { formatMoney } from '../../lib/money.ts';
import type { Ownership } from '../../lib/purchase/entitlements.ts';
import styles from './article-price.module.css';
import * as messages from './messages.ts';

export interface ArticlePriceProps {
  article: Pick<ArticleSummary, 'isFree' | 'price' | 'currency'>;
  ownership: Ownership;
}

/** The price with a lock, or the state: free, owned or being processed. */
export function ArticlePrice({ article, ownership }: ArticlePriceProps) {
  if (article.isFree || ownership === 'owned') {
    return (
      <span className={classNames(styles.price, styles.open)}>
        {article.isFree ? messages.free : messages.yours}
      </span>
    );
  }
  if (ownership !== 'for-sale') return <OwnershipLabel ownership={ownership} />;
  return (
    <span className={styles.price} data-offer>
      <Lock aria-hidden size={16} />
      <VisuallyHidden>{messages.pricePrefix}</VisuallyHidden>
      {formatMoney(article.price, article.currency)}
    </span>
  );
}
