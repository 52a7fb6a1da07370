import { StandingMark } from '#web/src/components/standing-mark.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import { formatMoney } from '#web/src/lib/money.ts';
import type { Standing } from '#web/src/lib/purchase/holdings.ts';
import styles from './price-mark.module.css';

export interface PriceMarkProps {
  price: number;
  currency: string;
  standing: Standing;
}

/** The price, or that it is free, already the visitor's, or on its way to them. */
export function PriceMark({ price, currency, standing }: PriceMarkProps) {
  if (standing === 'owned') return <span className={styles.open}>Owned</span>;
  if (price === 0) return <span className={styles.open}>Free</span>;
  if (standing !== 'for-sale') return <StandingMark standing={standing} />;
  return (
    <span className={styles.price} data-offer>
      <VisuallyHidden>Price: </VisuallyHidden>
      {formatMoney(price, currency)}
    </span>
  );
}
