import type { MemberDetail } from '#shared/contracts/members.ts';
import { ledgerLabel, signed } from '#web/src/lib/credits/ledger-labels.ts';
import { ReportTable } from '../parts/report-table.tsx';
import { ShortDate } from '../parts/short-date.tsx';
import * as messages from './messages.ts';
import styles from './users.module.css';

/** The member's credit ledger, worded as in their own statement. The entries add up to the balance. */
export function LedgerSection({ member: { ledger } }: { member: MemberDetail }) {
  return (
    <section className={styles.section}>
      <h3>{messages.creditLedger}</h3>
      {ledger.length === 0 && <p className={styles.explained}>{messages.noCreditActivityYet}</p>}
      {ledger.length > 0 && (
        <ReportTable
          caption={messages.newestFirst}
          columns={[messages.activity, messages.credits, messages.date]}
          rows={ledger.map((row) => ({
            key: row.entry,
            name: <EntryName row={row} />,
            figures: [signed(row.credits), <ShortDate key="date" at={row.bookedAt} />],
          }))}
        />
      )}
    </section>
  );
}

function EntryName({ row }: { row: MemberDetail['ledger'][number] }) {
  const { what, notes } = ledgerLabel(row);
  return (
    <>
      {what}
      {notes.map((note) => (
        <span key={note} className={styles.ledgerReason}>
          {note}
        </span>
      ))}
    </>
  );
}
