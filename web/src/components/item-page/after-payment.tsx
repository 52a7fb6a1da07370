import { itemWords } from '#shared/site-words/item.ts';
import { SiteLink } from '../site-link.tsx';
import styles from './after-payment.module.css';

/** The site's text on what happens after payment. */
export function AfterPayment({ kind }: { kind: 'article' | 'podcast' | 'product' | 'bundle' }) {
  const { more } = itemWords;
  return (
    <div className={styles.promises}>
      <ul className={styles.list}>
        {itemWords[kind].map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
      <SiteLink to={more.to}>{more.text}</SiteLink>
    </div>
  );
}
