import { promises } from '../promises.ts';
import styles from './what-goes.module.css';

const goes = [
  [
    'Reports read by AquaTest AI',
    `PDFs and photos are removed ${promises.uploadsRemoved} after they were uploaded, without a request. The app has no accounts, so a request covers what you sent us besides: messages, problem reports.`,
  ],
  ['Your sign-in', 'E-mail address and password. Nobody can sign in with them any more.'],
  [
    'What hangs on the account',
    'Your library with its downloads, ratings, listening positions, private feed, and credits that are left. They are not paid out: use them first.',
  ],
  ['Mails to you', 'Copies of what the site sent to you. They would go after 30 days anyway.'],
] as const;

const stays = [
  [
    'Orders and refunds',
    'Date, item, amount, and Stripe’s number of the payment, without your address. The law on bookkeeping asks for them, for several years.',
  ],
  [
    'The books of credits',
    'Lines that add up to zero, under a number that is nobody’s any more. Without them the sums of others would not prove.',
  ],
  [
    'What administrators did',
    'The log in which they cannot erase their own deeds. It names accounts by number.',
  ],
  [
    'Backups',
    'The tables can be restored to any moment of the last 35 days. Your rows leave the backup when those have passed.',
  ],
  [
    'What others hold',
    'Stripe keeps payments under its own duties; the app stores know who installed an app. Ask them directly.',
  ],
] as const;

/** Two columns of a ledger: what is deleted on a request, and what is kept with the reason. */
export function WhatGoes() {
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
