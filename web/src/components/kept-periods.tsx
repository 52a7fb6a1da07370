import { downloadsKeptDays } from '#shared/constants/downloads-kept-days.ts';
import { voteKeptDays } from '#shared/constants/vote-kept-days.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { policyPeriods } from '#shared/site-config/policy-periods.ts';

export type KeptPeriod = readonly [what: string, time: string];

const { chat } = capabilities;
const ifChat = (...rows: KeptPeriod[]): readonly KeptPeriod[] => (chat ? rows : []);

const periods: readonly KeptPeriod[] = [
  ['Session', '15 minutes at a time, renewed for up to 30 days; ended when you sign out'],
  ['Links that set a new password', '30 minutes, and once'],
  ['Links to a paid file', '15 minutes; the file’s own address 5 minutes'],
  ...ifChat(
    ['Replies of the assistant', '1 day, then removed within days'],
    ['Replies that you rated, with your questions', `${voteKeptDays} days`],
  ),
  ['Counted visits', '1 day'],
  [
    'First and last download of an order, and how many there were',
    `${downloadsKeptDays} days after the last one, or until you delete the account`,
  ],
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
  [chat ? 'Account, library, credits' : 'Account and library', 'Until you delete the account'],
  [
    'Orders and refunds',
    'As long as the law on bookkeeping says; after a deletion without your address',
  ],
  ...ifChat(['Fingerprint of a deleted account’s address', policyPeriods.fingerprintKept]),
  ['Backups of the tables', '35 days'],
];

/**
 * Every period that the software keeps by itself (infra/tables.ts, functions/domain), for the privacy policy.
 * @param before what the site keeps in addition, as the first rows
 */
export function KeptPeriods({ before = [] }: { before?: readonly KeptPeriod[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">For how long</th>
        </tr>
      </thead>
      <tbody>
        {[...before, ...periods].map(([what, time]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{time}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
