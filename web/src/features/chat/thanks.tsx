import { creditReturns } from '#shared/constants/credit-returns.ts';
import { voteKeptDays } from '#shared/constants/vote-kept-days.ts';
import { creditText } from '../../lib/credits/credit-text.ts';
import type { Turn } from './conversation.ts';
import styles from './thumbs.module.css';

const { limit, days } = creditReturns;

/** What came of a vote. Part of the log, so that it is read out. */
export function Thanks({ feedback, reply }: Pick<Turn, 'feedback' | 'reply'>) {
  if (!feedback) return null;
  return (
    <p className={styles.thanks}>
      {feedback.vote === 'up' ? 'Thanks for the feedback.' : 'Thanks for telling us.'}
      {feedback.vote === 'down' && returnText(feedback.credit, reply?.cost ?? 0)} Your question and
      this reply are kept for {voteKeptDays} days.
    </p>
  );
}

function returnText(credit: NonNullable<Turn['feedback']>['credit'], cost: number): string {
  if (credit === 'returned') return ` We returned ${creditText(cost)}.`;
  if (credit === 'none') return '';
  const replies = limit === 1 ? '1 reply' : `${limit} replies`;
  return ` No credit was returned: the limit is ${replies} in ${days} days.`;
}
