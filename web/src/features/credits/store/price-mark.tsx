import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { formatMoney } from '../../../lib/money.ts';
import styles from './price-mark.module.css';

export interface PriceMarkProps {
  price: number;
  currency: string;
  owned: boolean;
}

/** The price, or that it is free or already the visitor's. */
export function PriceMark({ price, currency, owned }: PriceMarkProps) {
  if (owned || price === 0) return <span className={styles.open}>{owned ? 'Owned' : 'Free'}</span>;
  return (
    <span className={styles.price}>
      <VisuallyHidden>Price: </VisuallyHidden>
      {formatMoney(price, currency)}
    </span>
  );
}
