import { voteKeptDays } from '#shared/constants/vote-kept-days.ts';
import { policyPeriods } from '#shared/site-config/policy-periods.ts';

const periods = [
  ['Content uploaded to the apps', policyPeriods.uploadsRemoved],
  ['Session', '15 minutes at a time, renewed for up to 30 days; ended when you sign out'],
  ['Links that set a new password', '30 minutes, and once'],
  ['Links to a paid file', '15 minutes; the file’s own address 5 minutes'],
  ['Replies of the assistant', '1 day, then removed within days'],
  ['Replies that you rated, with your questions', `${voteKeptDays} days`],
  ['Counted visits', '1 day'],
  ['Counters against too many attempts', 'Up to a day, with the address scrambled'],
  ['Mails that the site sent', '30 days'],
  [
    'Logs of the servers',
    `${policyPeriods.logsKept}, unless a fault or an attack is still being looked into`,
  ],
  [
    'Requests for deletion',
    'A week unless you confirm; the address goes 30 days after the end, the rest after a year',
  ],
  ['Account, library, credits', 'Until you delete the account'],
  [
    'Orders and refunds',
    'As long as the law on bookkeeping says; after a deletion without your address',
  ],
  ['Fingerprint of a deleted account’s address', policyPeriods.fingerprintKept],
  ['Backups of the tables', '35 days'],
] as const;

/** Every period that the software keeps by itself (infra/tables.ts, functions/domain). */
export function RetentionPeriods() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">For how long</th>
        </tr>
      </thead>
      <tbody>
        {periods.map(([what, time]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{time}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
