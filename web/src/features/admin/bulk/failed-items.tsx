import type { ChangedItem } from '#shared/contracts/item-changes.ts';
import { Notice } from '#web/src/components/notice.tsx';
import styles from './bulk.module.css';

/** The items that could not be changed, each with its reason. */
export function FailedItems({ items, title }: { items: readonly ChangedItem[]; title: string }) {
  const failed = items.filter(({ outcome }) => outcome === 'failed');
  if (failed.length === 0) return null;
  return (
    <Notice tone="error" title={title}>
      <ul className={styles.failed}>
        {failed.map((item) => (
          <li key={item.id}>
            “{item.title}”: {item.text}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
