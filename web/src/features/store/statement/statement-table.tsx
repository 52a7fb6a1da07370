import type { StatementLine } from '#shared/contracts/credits.ts';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import { ledgerLabel, signed } from '#web/src/lib/credits/ledger-labels.ts';
import { formatTime } from '#web/src/lib/dates.ts';
import * as messages from './messages.ts';
import styles from './statement.module.css';

/** The entries, newest first. On narrow screens the date is below the description, and the balance below the credits. */
export function StatementTable({ rows }: { rows: readonly StatementLine[] }) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{messages.allCreditActivityNewestFirst}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.wide}>
            {messages.date}
          </th>
          <th scope="col">{messages.what}</th>
          <th scope="col" className={styles.number}>
            {messages.credits}
          </th>
          <th scope="col" className={`${styles.number} ${styles.wide}`}>
            {messages.balance}
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
  const date = <time dateTime={row.bookedAt}>{formatTime(row.bookedAt)}</time>;
  return (
    <tr>
      <td className={`${styles.date} ${styles.wide}`}>{date}</td>
      <td>
        <span className={styles.description}>{what}</span>
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
          <span className={`${styles.note} ${styles.narrow}`}>
            {messages.balanceText(row.balance)}
          </span>
        )}
      </td>
      <td className={`${styles.number} ${styles.wide}`}>
        {row.balance ?? <VisuallyHidden>{messages.notRecorded}</VisuallyHidden>}
      </td>
    </tr>
  );
}
