import { Skeleton } from '#web/src/components/skeleton.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import * as messages from './messages.ts';
import styles from './purchases.module.css';

export function PurchasesSkeleton() {
  return (
    <div aria-busy className={styles.list}>
      <VisuallyHidden>{messages.loadingYourPurchases}</VisuallyHidden>
      {['a', 'b', 'c'].map((name) => (
        <div key={name} className={styles.row}>
          <div className={styles.details}>
            <Skeleton width="70%" height="1.4rem" />
            <Skeleton width="45%" />
          </div>
        </div>
      ))}
    </div>
  );
}
