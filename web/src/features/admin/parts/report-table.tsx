import type { ReactNode } from 'react';
import styles from './report-table.module.css';

export interface ReportTableProps {
  caption: string;
  /** The first column names the row; the others are figures. */
  columns: readonly string[];
  rows: readonly { key: string; name: ReactNode; figures: readonly string[] }[];
}

/** Figures in rows and columns; wide ones scroll sideways inside their box. */
export function ReportTable({ caption, columns, rows }: ReportTableProps) {
  const [first, ...others] = columns;
  return (
    // Without a tab stop a keyboard could not scroll it.
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={caption}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {others.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, figures }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {figures.map((figure, index) => (
                <td key={others[index]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
