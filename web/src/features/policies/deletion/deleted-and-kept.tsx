import { capabilities } from '#shared/site-config/capabilities.ts';
import { deletionScopes } from '#shared/site-config/deletion-scopes.ts';
import { policyPeriods } from '#shared/site-config/policy-periods.ts';
import { deletionWords } from '#shared/site-words/deletion.ts';
import styles from './deleted-and-kept.module.css';

type Row = readonly [what: string, text: string];
const { podcasts, chat, waitlists } = capabilities;
const rowIf = (holds: boolean, ...row: Row): readonly Row[] => (holds ? [row] : []);

const goes: readonly Row[] = [
  ...deletionScopes.map(({ goes: row }) => row),
  [
    'Your sign-in',
    'E-mail address, password and every session. Nobody can sign in with them any more.',
  ],
  [
    'Your account data',
    `Your library with its downloads, ratings${chat ? ', rated replies' : ''}${podcasts ? ', listening positions, the private feed' : ''}.`,
  ],
  ...rowIf(
    waitlists,
    'Waitlist sign-ups',
    'For the e-mail address that confirmed the request. The link in the waitlist e-mail removes you sooner.',
  ),
  ...rowIf(
    chat,
    'Remaining credits',
    'Credits can’t be paid out or transferred, and purchases aren’t refunded. Use and download them first.',
  ),
];

const stays: readonly Row[] = [
  [
    'Orders and payments',
    'Date, item, amount and Stripe’s payment number, without your e-mail address. Accounting law requires us to keep them for several years.',
  ],
  ...rowIf(
    chat,
    'Credit history',
    'Also accounting records: amounts and dates, under an account number that no longer identifies you.',
  ),
  ['Administrator actions', 'A tamper-proof audit log. It identifies accounts by number.'],
  [
    'Records that expire',
    `The list of mails sent to you, for 30 days.${chat ? ` A fingerprint of your address, for ${policyPeriods.fingerprintKept}, so that free credits are given only once; it can’t be turned back into the address.` : ''} Backups, for 35 days.`,
  ],
  [
    'Data held by others',
    `Stripe keeps payment records under its own legal duties${deletionWords.others}. Contact them directly.`,
  ],
];

/** Two columns of a ledger: what is deleted on a request, and what is kept with the reason. */
export function DeletedAndKept() {
  return (
    <div className={styles.ledger}>
      <Column title="Deleted" rows={goes} />
      <Column title="Kept, and why" rows={stays} kept />
    </div>
  );
}

function Column(props: { title: string; rows: readonly Row[]; kept?: boolean }) {
  return (
    <div className={props.kept ? styles.kept : styles.gone}>
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
