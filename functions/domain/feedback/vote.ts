import type { creditReturns } from '#shared/constants/credit-returns.ts';
import type { RatedReply } from '#shared/contracts/feedback.ts';
import type { Hold } from '../credits/hold.ts';
import type { LedgerRow } from '../credits/ledger-repository.ts';

/**
 * A member's vote on a reply. It contains the question and the reply, because the hold that contains them expires after
 * a day.
 */
export interface Vote extends RatedReply {
  userId: string;
  /** The key in the index of all votes. */
  listed: 'yes';
  /** Epoch seconds after which DynamoDB may delete it. */
  expiresAt: number;
}

/** The effect of a vote against a reply on its credits. */
export type CreditDecision = 'return' | 'already' | 'limit' | 'free';

/**
 * Decides whether a vote against a reply returns its credits.
 * @param earlier ledger rows that returned credits of unhelpful replies
 */
export function decideCredit(
  { state, credits }: Pick<Hold, 'state' | 'credits'>,
  entry: string,
  earlier: readonly Pick<LedgerRow, 'entry' | 'createdAt'>[],
  { limit, days }: typeof creditReturns,
  nowMs: number,
): CreditDecision {
  if (state !== 'settled' || credits <= 0) return 'free';
  if (earlier.some((row) => row.entry === entry)) return 'already';
  const since = nowMs - days * 86_400_000;
  const recent = earlier.filter(({ createdAt }) => Date.parse(createdAt) > since);
  return recent.length >= limit ? 'limit' : 'return';
}
