import type { MailProblem } from '#shared/contracts/members.ts';
import { formatDate } from '#web/src/lib/dates.ts';
import * as messages from './messages.ts';

/** Describes for administrators the problem of emails to an address. */
export function mailProblemText({ kind, at }: MailProblem): string {
  return kind === 'bounced'
    ? messages.anEmailBouncedAt(formatDate(at))
    : messages.anEmailWasReportedAt(formatDate(at));
}
