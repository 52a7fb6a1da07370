import { capabilities } from '#shared/site-config/capabilities.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { releaseHold } from '../domain/credits/end-hold.ts';
import { holdCredits } from '../domain/credits/hold-credits.ts';
import { getHold } from '../domain/credits/hold-repository.ts';
import type { Hold, HoldKey, KeptReply } from '../domain/credits/hold.ts';
import { AppError } from '../platform/app-error.ts';
import { now } from '../platform/clock.ts';
import { conflict, retryOnConflict } from '../platform/retry-on-conflict.ts';

/** The cost of a reply. Free replies are held, kept and recorded like others. */
const perReply = capabilities.credits ? siteConfig.credits.perReply : 0;

/** A finished reply with its cost. */
export interface FinishedReply {
  kept: KeptReply;
  cost: number;
}

/**
 * Holds the credits of a reply for its one writer. If the same request already has a reply, returns that and holds
 * nothing. Concurrent calls may start the same request, and fail, while this one runs.
 * @throws AppError `out_of_credits`, `reply_pending`, `reply_stopped`
 */
export async function claimReply(key: HoldKey): Promise<FinishedReply | { hold: Hold }> {
  const attempt = async () => {
    const earlier = await getHold(key);
    if (earlier?.state === 'open' && new Date(earlier.dueAt) <= now()) {
      await releaseHold(earlier, 'died');
      return conflict;
    }
    const ended = earlier && endOf(earlier);
    if (ended) return ended;
    const hold = await holdCredits(key, perReply, earlier);
    return hold ? { hold } : conflict;
  };
  return retryOnConflict(attempt, { giveUp: pending });
}

/**
 * Returns the outcome of a request; undefined if its credits were returned after a failure and it may be retried.
 * @throws AppError `reply_pending`, `reply_stopped`
 */
export function endOf({ state, reason, kept, credits }: Hold): FinishedReply | undefined {
  if (state === 'open') throw pending();
  if (kept) return { kept, cost: state === 'settled' ? credits : 0 };
  if (reason === 'stopped') throw new AppError('reply_stopped');
  return undefined;
}

function pending(): AppError {
  return new AppError('reply_pending', { retryAfterSeconds: 2 });
}
