import { OwnershipLabel } from '#web/src/components/ownership-label.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import { formatMoney } from '#web/src/lib/money.ts';
import type { Ownership } from '#web/src/lib/purchase/entitlements.ts';
import * as messages from './messages.ts';
import styles from './price-mark.module.css';

export interface PriceMarkProps {
  price: number;
  currency: string;
  ownership: Ownership;
}

/** The price, or the state: free, owned or being processed. */
export function PriceMark({ price, currency, ownership }: PriceMarkProps) {
  if (ownership === 'owned') return <span className={styles.open}>{messages.owned}</span>;
  if (price === 0) return <span className={styles.open}>{messages.free}</span>;
  if (ownership !== 'for-sale') return <OwnershipLabel ownership={ownership} />;
  return (
    <span className={styles.price} data-offer>
      <VisuallyHidden>{messages.pricePrefix}</VisuallyHidden>
      {formatMoney(price, currency)}
    </span>
  );
}
