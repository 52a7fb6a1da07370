import type { ReactNode } from 'react';
import { SiteLink } from '#web/src/components/site-link.tsx';
import styles from './price-list.module.css';

export interface PricedLine {
  title: string;
  to: string;
  text: ReactNode;
  price: string;
}

/** Things with their prices, a line each, led over by dots as in a printed list. */
export function PriceList({ lines }: { lines: readonly PricedLine[] }) {
  return (
    <ul className={styles.list}>
      {lines.map(({ title, to, text, price }) => (
        <li key={title} className={styles.line}>
          <h3>
            <SiteLink to={to}>{title}</SiteLink>
          </h3>
          <span aria-hidden className={styles.leader} />
          <p className={styles.price}>{price}</p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
