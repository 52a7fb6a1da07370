import { creditReturns } from '#shared/constants/credit-returns.ts';
import type { VoteValue } from '#shared/contracts/feedback.ts';
import { AppError } from '../../platform/app-error.ts';
import { now } from '../../platform/clock.ts';
import { conflict, retryOnConflict } from '../../platform/retry-on-conflict.ts';
import { isConditionFailure, writeTogether, type Write } from '../../platform/dynamo.ts';
import { returnToLots } from '../credits/return-to-lots.ts';
import { changeCredits } from '../credits/change-credits.ts';
import { getHold } from '../credits/hold-repository.ts';
import { holdEntry, type Hold, type HoldKey } from '../credits/hold.ts';
import { listReturns } from '../credits/ledger-repository.ts';
import { hasAccount, memberCheck } from '../members/member-repository.ts';
import { getVote, voteUpdate } from './vote-repository.ts';
import { decideCredit, type Vote } from './vote.ts';

export interface Cast extends HoldKey {
  vote: VoteValue;
  question: string;
}

/** The longest time that a member waits for a credit to be returned. */
const limits = { timeoutMs: 8000 };

/**
 * Records a member's vote on a reply, replacing an earlier one. The first vote against a reply returns its credits in
 * the same transaction.
 * @throws AppError `not_found` if there is no such reply; `conflict` if concurrent votes keep winning
 */
export async function castVote(cast: Cast): Promise<Pick<Vote, 'vote' | 'credit'>> {
  return retryOnConflict(async () => {
    const [before, hold] = await Promise.all([getVote(cast), getHold(cast)]);
    if (before?.vote === cast.vote) return before;
    const reply = hold?.kept?.reply ?? before?.reply;
    if (reply === undefined) throw new AppError('not_found');
    try {
      return await write(cast, { before, hold, reply });
    } catch (error) {
      if (!isConditionFailure(error)) throw error;
      if (!(await hasAccount(cast.userId))) throw new AppError('session_expired');
      return conflict;
    }
  });
}

interface Found {
  before: Vote | undefined;
  hold: Hold | undefined;
  reply: string;
}

async function write(cast: Cast, found: Found): Promise<Pick<Vote, 'vote' | 'credit'>> {
  const { vote } = cast;
  const { before, hold } = found;
  const kept = before?.credit === 'returned' ? 'returned' : 'none';
  if (vote === 'up' || !hold || kept === 'returned') return record(cast, found, kept);
  const entry = holdEntry('return', hold);
  let decision: ReturnType<typeof decideCredit> | undefined;
  const returned = await changeCredits(
    cast.userId,
    async (held) => {
      const earlier = await listReturns(cast.userId);
      decision = decideCredit(hold, entry, earlier, creditReturns, now().getTime());
      if (decision !== 'return') return undefined;
      const back = returnToLots(held, hold, { entry, reason: 'not_helpful' });
      return { ...back, also: [voteWrite(cast, found, 'returned')] };
    },
    limits,
  );
  if (returned) return { vote, credit: 'returned' };
  const credits = { already: 'returned', limit: 'limit' } as const;
  return record(
    cast,
    found,
    decision === 'already' || decision === 'limit' ? credits[decision] : 'none',
  );
}

/** Writes only the vote; nothing for a deleted account. */
async function record(
  cast: Cast,
  found: Found,
  credit: Vote['credit'],
): Promise<Pick<Vote, 'vote' | 'credit'>> {
  await writeTogether([memberCheck(cast.userId), voteWrite(cast, found, credit)]);
  return { vote: cast.vote, credit };
}

function voteWrite(cast: Cast, { before, reply }: Found, credit: Vote['credit']): Write {
  const { vote, question } = cast;
  return voteUpdate(cast, { vote, question, reply, credit }, before);
}
