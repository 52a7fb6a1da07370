import type { DeletionPreview } from '#shared/contracts/account.ts';
import { formatCount } from '#web/src/lib/format-count.ts';
import styles from './deletion.module.css';
import * as messages from './messages.ts';

type Lines = DeletionPreview['goes'];

/** Two columns: what is deleted and what is kept, with counts and reasons. */
export function DeletionPreviewLists({ preview }: { preview: DeletionPreview }) {
  return (
    <div className={styles.columns}>
      <Column heading={messages.whatWeDelete} className={styles.deleted} lines={preview.goes} />
      <Column heading={messages.whatWeKeep} className={styles.kept} lines={preview.stays} />
    </div>
  );
}

function Column(props: { heading: string; className: string | undefined; lines: Lines }) {
  const { heading, className, lines } = props;
  return (
    <section className={className}>
      <h3>{heading}</h3>
      <ul className={styles.lines}>
        {lines
          .filter(({ count }) => count !== 0)
          .map(({ what, count, why }) => (
            <li key={what}>
              <p className={styles.subject}>
                <span>{what}</span>
                {count !== undefined && <strong>{formatCount(count)}</strong>}
              </p>
              {why && <p className={styles.reason}>{why}</p>}
            </li>
          ))}
      </ul>
    </section>
  );
}
