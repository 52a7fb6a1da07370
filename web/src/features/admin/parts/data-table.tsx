import type { ReactNode } from 'react';
import { Skeleton } from '#web/src/components/skeleton.tsx';
import { classNames } from '#web/src/lib/class-names.ts';
import { SortHeader } from './sort-header.tsx';
import styles from './data-table.module.css';

export interface Column<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** `figures`: right-aligned and tabular. `actions`: keeps to the right edge, and to the foot of a card. */
  kind?: 'main' | 'text' | 'figures' | 'picture' | 'actions';
  /** The order for a click on the header: 'title', or '-updated' for a descending one. A second click reverses it. */
  sort?: string;
  /** CSS width of the column on wide screens. */
  width?: string;
  /** On a card: a line with its label (the default), beside others without a label, or hidden. */
  card?: 'line' | 'inline' | 'none';
}

export interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  /** Undefined while they load. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** The key of the row that is being edited. */
  current?: string;
  /** Whether the rows are about to be replaced. */
  stale?: boolean;
  /** The chosen order. */
  sort?: string;
  onSort?: (sort: string) => void;
}

const loadingRows = 8;

/**
 * A table of records; on phones every row is a card. The roles repeat those of the elements, which browsers drop when
 * `display` changes.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, current, stale, sort = '', onSort } = props;
  return (
    <table
      role="table"
      className={classNames(styles.table, stale && styles.stale)}
      aria-busy={rows === undefined || stale || undefined}
    >
      <caption className={styles.caption}>{caption}</caption>
      <colgroup>
        {columns.map(({ id, width }) => (
          <col key={id} style={{ width }} />
        ))}
      </colgroup>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ id, header, kind = 'text', sort: first }) => (
            <th
              key={id}
              role="columnheader"
              scope="col"
              aria-sort={directionOf(first, sort)}
              className={styles[kind]}
            >
              {first && onSort ? (
                <>
                  <SortHeader
                    direction={directionOf(first, sort)}
                    onClick={() => onSort(nextSort(first, sort))}
                  >
                    {header}
                  </SortHeader>
                  <span className={styles.unsorted}>{header}</span>
                </>
              ) : (
                header
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows === undefined &&
          Array.from({ length: loadingRows }, (_, index) => (
            <tr key={index} role="row" className={styles.row}>
              {columns.map(({ id, kind = 'text' }) => (
                <td key={id} role="cell" className={styles[kind]}>
                  <Skeleton width={kind === 'main' ? '70%' : '3rem'} height="1rem" />
                </td>
              ))}
            </tr>
          ))}
        {rows?.map((row) => (
          <tr
            key={rowKey(row)}
            role="row"
            className={styles.row}
            aria-current={rowKey(row) === current || undefined}
          >
            {columns.map((column) => (
              <Cell key={column.id} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const columnOf = (sort: string) => sort.replace('-', '');

/** The direction of the order if it is by a column. */
function directionOf(first: string | undefined, sort: string) {
  if (!first || columnOf(first) !== columnOf(sort)) return undefined;
  return sort.startsWith('-') ? 'descending' : 'ascending';
}

/** The order for a click on a header. */
function nextSort(first: string, sort: string): string {
  if (columnOf(first) !== columnOf(sort)) return first;
  return sort.startsWith('-') ? columnOf(sort) : `-${sort}`;
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { header, cell, kind = 'text', card = 'line' } = column;
  const className = classNames(styles[kind], card !== 'line' && styles[card]);
  if (kind === 'main') {
    return (
      <th role="rowheader" scope="row" className={className}>
        {cell(row)}
      </th>
    );
  }
  return (
    <td
      role="cell"
      className={className}
      data-label={typeof header === 'string' ? header : undefined}
    >
      {cell(row)}
    </td>
  );
}
