import { creditReturns } from '#shared/constants/credit-returns.ts';
import { voteKeptDays } from '#shared/constants/vote-kept-days.ts';
import { creditText } from '../../lib/credits/credit-text.ts';
import type { Turn } from './conversation.ts';
import * as messages from './messages.ts';
import styles from './thumbs.module.css';

/** The result of a vote. Part of the log, so that screen readers announce it. */
export function Thanks({ feedback, reply }: Pick<Turn, 'feedback' | 'reply'>) {
  if (!feedback) return null;
  const said = [
    feedback.vote === 'up' ? messages.thanksForFeedback : messages.thanksForTellingUs,
    feedback.vote === 'down' && returnText(feedback.credit, reply?.cost ?? 0),
    messages.voteIsKept(voteKeptDays),
  ];
  return <p className={styles.thanks}>{said.filter(Boolean).join(' ')}</p>;
}

function returnText(credit: NonNullable<Turn['feedback']>['credit'], cost: number): string {
  if (credit === 'returned') return messages.weReturned(creditText(cost));
  return credit === 'none'
    ? ''
    : messages.noCreditReturned(creditReturns.limit, creditReturns.days);
}
