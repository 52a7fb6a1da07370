import { countsKeptDays } from '#shared/constants/counts-kept-days.ts';
import { downloadsKeptDays } from '#shared/constants/downloads-kept-days.ts';
import { voteKeptDays } from '#shared/constants/vote-kept-days.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { policyPeriods } from '#shared/site-config/policy-periods.ts';
import * as messages from './messages.ts';

export type KeptPeriod = readonly [what: string, time: string];

const { chat, credits } = capabilities;
const ifChat = (...rows: KeptPeriod[]): readonly KeptPeriod[] => (chat ? rows : []);

const periods: readonly KeptPeriod[] = [
  [messages.session, messages.fifteenMinutesAtTimeRenewed],
  [messages.passwordResetLinks, messages.thirtyMinutesAndOnlyOnce],
  [messages.linksToPaidFile, messages.fifteenMinutesFilesOwnAddress],
  ...ifChat(
    [messages.assistantReplies, messages.oneDayThenRemovedWithin],
    [messages.repliesThatYouRatedWith, messages.daysText(voteKeptDays)],
  ),
  [messages.countedVisits, messages.oneDay],
  [messages.countsOfItemsByDay, messages.upToDays(countsKeptDays)],
  [messages.firstAndLastDownloadOrder, messages.daysAfterLastDownload(downloadsKeptDays)],
  [messages.countersThatLimitAttempts, messages.upToDayWithAddress],
  [messages.emailsThatSiteSent, messages.thirtyDays],
  [messages.serverLogs, messages.logsKeptUnlessFaultOr(policyPeriods.logsKept)],
  [messages.deletionRequests, messages.aWeekUnlessYouConfirm],
  [
    credits ? messages.accountLibraryCredits : messages.accountAndLibrary,
    messages.untilYouDeleteAccount,
  ],
  [messages.ordersAndRefunds, messages.asLongAsLawOn],
  ...(credits
    ? [[messages.fingerprintDeletedAccountsAddress, policyPeriods.fingerprintKept] as const]
    : []),
  [messages.backupsTables, messages.thirtyFiveDays],
];

/**
 * Every storage period that the software enforces (infra/tables.ts, functions/domain), for the privacy policy.
 * @param before periods of the site's own data, shown as the first rows
 */
export function KeptPeriods({ before = [] }: { before?: readonly KeptPeriod[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{messages.what}</th>
          <th scope="col">{messages.forHowLong}</th>
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
