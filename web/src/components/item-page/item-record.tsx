import type { ReactNode } from 'react';
import styles from './item-record.module.css';

export type RecordLine = readonly [name: string, value: ReactNode];

/** The recorded facts of an item, laid out like the header of a well log. Unknown facts have no line. */
export function ItemRecord({ lines }: { lines: readonly RecordLine[] }) {
  return (
    <dl className={styles.record}>
      {lines.map(
        ([name, value]) =>
          value !== undefined && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
