import type { MailProblem } from '#shared/contracts/members.ts';
import { formatDate } from '#web/src/lib/dates.ts';

/** What an administrator has to know about mails to an address. */
export function mailProblemText({ kind, at }: MailProblem): string {
  return kind === 'bounced'
    ? `A mail of ${formatDate(at)} bounced for good, so no mails are sent to this address.`
    : `A mail of ${formatDate(at)} was reported as spam. Only mails about purchases and the account are sent, until the member turns mails on again in their settings.`;
}
