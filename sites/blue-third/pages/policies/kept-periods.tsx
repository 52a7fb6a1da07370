import { policyPeriods } from '../../config/policy-periods.ts';

const periods = [
  ['Session', '15 minutes at a time, renewed for up to 30 days; ended when you sign out'],
  ['Links that set a new password', '30 minutes, and once'],
  ['Links to a paid file', '15 minutes; the file’s own address 5 minutes'],
  ['Counted visits', '1 day'],
  ['Counters against too many attempts', 'Up to a day, with the address scrambled'],
  ['Mails that the site sent', '30 days'],
  ['Logs of the servers', policyPeriods.logsKept],
  [
    'Requests for deletion',
    'A week unless you confirm; the address goes 30 days after the end, the rest after a year',
  ],
  ['Account and library', 'Until you delete the account'],
  [
    'Orders and refunds',
    'As long as the law on bookkeeping says; after a deletion without your address',
  ],
  ['Fingerprint of a deleted account’s address', policyPeriods.fingerprintKept],
  ['Backups', '35 days'],
] as const;

/** Every period that the program keeps by itself (docs/security.md). */
export function KeptPeriods() {
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
