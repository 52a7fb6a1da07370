import type { StatementLine } from '#shared/contracts/credits.ts';
import { site } from '#shared/site-config/site.ts';
import { creditText } from './credit-text.ts';
import * as messages from './messages.ts';

export interface LedgerLabel {
  /** What happened. */
  what: string;
  /** Further details. */
  notes: string[];
}

type Line = Pick<StatementLine, 'kind' | 'credits' | 'detail' | 'unrecovered'>;

const words: Record<StatementLine['kind'], (line: Line) => string> = {
  'sign-up': () => messages.welcomeCredits,
  adjustment: ({ credits }) =>
    credits < 0 ? messages.removedByAdministrator : messages.addedByAdministrator,
  purchase: () => messages.bought,
  refund: ({ credits }) =>
    credits > 0 ? messages.restoredPaymentConfirmed : messages.removedPaymentRefunded,
  reply: () => messages.assistantReply,
  returned: () => messages.noReplyCreditReturned,
  unhelpful: () => messages.returnedUnhelpfulReply,
};

/** Returns the label of a ledger entry for the statement. */
export function ledgerLabel(line: Line): LedgerLabel {
  const { kind, detail, unrecovered = 0 } = line;
  const notes = detail ? [detail] : [];
  if (unrecovered > 0) notes.push(messages.unrecoveredHadAlreadyBeenUsed(creditText(unrecovered)));
  return { what: words[kind](line), notes };
}

/** Formats a change: 20 → '+20', −1 → '−1', 0 → '0'. */
export function signed(credits: number): string {
  return new Intl.NumberFormat(site.locale, { signDisplay: 'exceptZero' })
    .format(credits)
    .replace('-', '−');
}
