import { capabilities } from '#shared/site-config/capabilities.ts';
import { deletionScopes } from '#shared/site-config/deletion-scopes.ts';
import { policyPeriods } from '#shared/site-config/policy-periods.ts';
import { deletionWords } from '#shared/site-words/deletion.ts';
import { enumerated } from '#web/src/lib/listed.ts';
import styles from './deleted-and-kept.module.css';
import * as messages from './messages.ts';

type Row = readonly [what: string, text: string];
const { articles, podcasts, chat, credits, reviews, waitlists } = capabilities;
const rowIf = (holds: boolean, ...row: Row): readonly Row[] => (holds ? [row] : []);

const goes: readonly Row[] = [
  ...deletionScopes.map(({ goes: row }) => row),
  [messages.yourSignIn, messages.emailAddressPasswordAnd],
  [
    messages.yourAccountData,
    enumerated([
      messages.libraryWithDownloads,
      ...(articles || reviews ? [messages.ratings] : []),
      ...(chat ? [messages.ratedReplies] : []),
      ...(podcasts ? [messages.positionsAndFeed] : []),
    ]) + '.',
  ],
  ...rowIf(waitlists, messages.waitlistSignUps, messages.forEmailAddressThat),
  ...rowIf(credits, messages.remainingCredits, messages.creditsCantBePaidOut),
];

const stays: readonly Row[] = [
  [messages.ordersAndPayments, messages.dateItemAmountAndStripes],
  ...rowIf(credits, messages.creditHistory, messages.alsoAccountingRecordsAmountsAnd),
  [messages.administratorActions, messages.aTamperProofAuditLog],
  [
    messages.recordsThatExpire,
    credits ? messages.expiringWithFingerprint(policyPeriods.fingerprintKept) : messages.expiring,
  ],
  [messages.dataHeldByOthers, messages.stripeKeepsPaymentRecordsUnder(deletionWords.others)],
];

/** Two columns of a ledger: what is deleted on a request, and what is kept with the reason. */
export function DeletedAndKept() {
  return (
    <div className={styles.ledger}>
      <Column title={messages.deleted} rows={goes} />
      <Column title={messages.keptAndWhy} rows={stays} kept />
    </div>
  );
}

function Column(props: { title: string; rows: readonly Row[]; kept?: boolean }) {
  return (
    <div className={props.kept ? styles.kept : styles.deleted}>
      <h3>{props.title}</h3>
      <ul className={styles.rows}>
        {props.rows.map(([what, text]) => (
          <li key={what}>
            <strong>{what}.</strong> {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
