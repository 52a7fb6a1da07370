import type { PricedLine } from '#shared/site-words/site-words.ts';
import { SiteLink } from '#web/src/components/site-link.tsx';
import styles from './price-list.module.css';

/** Items with their prices, one per line, joined by dot leaders as in a printed list. */
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
