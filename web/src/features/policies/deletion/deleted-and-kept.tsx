import { policyPeriods } from '#shared/site-config/policy-periods.ts';
import styles from './deleted-and-kept.module.css';

const goes = [
  [
    'Reports read by AquaTest AI',
    `PDFs and photos are removed ${policyPeriods.uploadsRemoved} after they were uploaded, without a request. The app has no accounts, so a request covers what you sent us besides: messages, problem reports.`,
  ],
  [
    'Your sign-in',
    'E-mail address, password and every session. Nobody can sign in with them any more.',
  ],
  [
    'What hangs on the account',
    'Your library with its downloads, ratings, rated replies, listening positions, the private feed.',
  ],
  [
    'Places on waitlists',
    'Those of the address that has confirmed the request. The link in their mail takes you off sooner.',
  ],
  [
    'Credits that are left',
    'They cannot be paid out or moved, and purchases are not refunded: use and download them first.',
  ],
] as const;

const stays = [
  [
    'Orders and payments',
    'Date, item, amount, and Stripe’s number of the payment, without your address. The law on bookkeeping asks for them, for several years.',
  ],
  [
    'Credit bookings',
    'Bookkeeping too: numbers and dates, under an account number that no longer leads to you.',
  ],
  [
    'What administrators did',
    'The log in which they cannot erase their own deeds. It names accounts by number.',
  ],
  [
    'Traces that end by themselves',
    `The list of mails sent to you, for 30 days. A fingerprint of your address, for ${policyPeriods.fingerprintKept}, so that free credits are given once; the address cannot be read from it. Backups, for 35 days.`,
  ],
  [
    'What others hold',
    'Stripe keeps payments under its own duties; the app stores know who installed an app. Ask them directly.',
  ],
] as const;

/** Two columns of a ledger: what is deleted on a request, and what is kept with the reason. */
export function DeletedAndKept() {
  return (
    <div className={styles.ledger}>
      <Column title="Deleted" rows={goes} />
      <Column title="Kept, and why" rows={stays} kept />
    </div>
  );
}

function Column(props: {
  title: string;
  rows: readonly (readonly [string, string])[];
  kept?: boolean;
}) {
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
