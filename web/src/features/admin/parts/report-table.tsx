import type { ReactNode } from 'react';
import styles from './report-table.module.css';
import { SortHeader } from './sort-header.tsx';

export interface ReportSort {
  /** The index of the column that rows are sorted by. */
  column: number;
  ascending: boolean;
  choose: (column: number) => void;
}

export interface ReportTableProps {
  caption: string;
  /** The first column names the row; the others are figures. */
  columns: readonly string[];
  rows: readonly { key: string; name: ReactNode; figures: readonly ReactNode[] }[];
  /** Makes the headers buttons. The rows must be sorted already. */
  sort?: ReportSort;
}

/** Figures in rows and columns; wide ones scroll sideways inside their box. */
export function ReportTable({ caption, columns, rows, sort }: ReportTableProps) {
  const [, ...others] = columns;
  return (
    // A tab stop, so that the keyboard can scroll it.
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={caption}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" aria-sort={ariaSort(index, sort)}>
                {sort ? (
                  <SortHeader direction={ariaSort(index, sort)} onClick={() => sort.choose(index)}>
                    {column}
                  </SortHeader>
                ) : (
                  column
                )}
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

function ariaSort(index: number, sort: ReportSort | undefined) {
  if (sort?.column !== index) return undefined;
  return sort.ascending ? 'ascending' : 'descending';
}
