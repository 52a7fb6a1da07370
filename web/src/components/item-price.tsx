import { formatMoney } from '../lib/money.ts';
import type { Ownership } from '../lib/purchase/entitlements.ts';
import styles from './item-price.module.css';
import * as messages from './messages.ts';
import { OwnershipLabel } from './ownership-label.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface ItemPriceProps {
  price: number;
  currency: string;
  /** May be omitted for a free item. */
  ownership?: Ownership | undefined;
}

/** The price, or the state: free, owned or being processed. */
export function ItemPrice({ price, currency, ownership = 'for-sale' }: ItemPriceProps) {
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
