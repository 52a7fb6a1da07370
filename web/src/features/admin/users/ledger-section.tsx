import type { MemberDetail } from '../../../../../shared/contracts/members.ts';
import { formatDate } from '../../../lib/dates.ts';
import { ReportTable } from '../parts/report-table.tsx';
import { ledgerWords } from './ledger-words.ts';
import styles from './users.module.css';

/** Every movement of the member's credits; the rows add up to the balance. */
export function LedgerSection({ member }: { member: MemberDetail }) {
  return (
    <section className={styles.section}>
      <h3>Credit ledger</h3>
      {member.ledger.length === 0 && <p className={styles.explained}>No movements yet.</p>}
      {member.ledger.length > 0 && (
        <ReportTable
          caption="Newest first"
          columns={['Movement', 'Credits', 'Date']}
          rows={member.ledger.map((row) => ({
            key: row.entry,
            name: (
              <>
                {ledgerWords[row.kind] ?? row.kind}
                {row.reason && <span className={styles.ledgerReason}>{row.reason}</span>}
              </>
            ),
            figures: [signed(row.credits), formatDate(row.createdAt)],
          }))}
        />
      )}
    </section>
  );
}

function signed(credits: number): string {
  return credits > 0 ? `+${credits}` : `−${Math.abs(credits)}`;
}
