import type { StatementLine } from '#shared/contracts/credits.ts';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import { bookedAtText, ledgerLabel, signed } from '#web/src/lib/credits/ledger-labels.ts';
import styles from './statement.module.css';

/** Bookings, newest first. On narrow screens the date goes under what it was, and the balance under the credits. */
export function StatementTable({ rows }: { rows: readonly StatementLine[] }) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>All credit activity, newest first</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.wide}>
            Date
          </th>
          <th scope="col">What</th>
          <th scope="col" className={styles.number}>
            Credits
          </th>
          <th scope="col" className={`${styles.number} ${styles.wide}`}>
            Balance
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.entry} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: { row: StatementLine }) {
  const { what, notes } = ledgerLabel(row);
  const date = <time dateTime={row.bookedAt}>{bookedAtText(row.bookedAt)}</time>;
  return (
    <tr>
      <td className={`${styles.date} ${styles.wide}`}>{date}</td>
      <td>
        <span className={styles.what}>{what}</span>
        {notes.map((note) => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
        <span className={`${styles.note} ${styles.narrow}`}>{date}</span>
      </td>
      <td className={styles.number}>
        <span className={row.credits > 0 ? styles.in : undefined}>{signed(row.credits)}</span>
        {row.balance !== undefined && (
          <span className={`${styles.note} ${styles.narrow}`}>Balance {row.balance}</span>
        )}
      </td>
      <td className={`${styles.number} ${styles.wide}`}>
        {row.balance ?? <VisuallyHidden>not noted</VisuallyHidden>}
      </td>
    </tr>
  );
}
