import type { ReactNode } from 'react';
import styles from './item-record.module.css';

export type RecordLine = readonly [name: string, value: ReactNode];

/** What is on record of an item, as in the head of a well log. What is not known has no line. */
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
