import { AppError } from '../../platform/app-error.ts';
import { nowIso } from '../../platform/clock.ts';
import { ifConditionHolds, writeTogether } from '../../platform/dynamo.ts';
import { conflict, retryOnConflict } from '../../platform/retry-on-conflict.ts';
import { returnToLots } from './return-to-lots.ts';
import { changeCredits } from './change-credits.ts';
import { getHold, holdEnd, holdPut, holdStop } from './hold-repository.ts';
import { holdEntry, type Hold, type HoldKey, type KeptReply, type ReleaseReason } from './hold.ts';
import { ledgerPut } from './ledger-repository.ts';

/**
 * Charges the held credits for a reply.
 * @returns false if they have been released in the meantime
 */
export async function settleHold(hold: Hold, kept: KeptReply): Promise<boolean> {
  const row = { entry: holdEntry('settle', hold), kind: 'use' as const, credits: 0 };
  const settled = await ifConditionHolds(() =>
    writeTogether([holdEnd(hold, { state: 'settled', kept }), ledgerPut(hold.userId, row)]),
  );
  if (settled) return true;
  // Only this function settles the attempt: if it is settled, the response to our own write was lost.
  const ended = await getHold(hold);
  return ended?.state === 'settled' && ended.attempt === hold.attempt;
}

/**
 * Returns held credits to their lots. If a lot's purchase has been refunded in the meantime, its credits are
 * withdrawn again.
 * @returns false if the credits are no longer held
 */
export async function releaseHold(
  hold: Hold,
  reason: ReleaseReason,
  kept?: KeptReply,
): Promise<boolean> {
  const entry = holdEntry('release', hold);
  const end = holdEnd(hold, { state: 'released', reason, kept });
  return ifConditionHolds(async () => {
    try {
      await changeCredits(hold.userId, (held) => {
        return { ...returnToLots(held, hold, { entry, reason }), also: [end] };
      });
    } catch (error) {
      if (!isGone(error)) throw error;
      await writeTogether([end]);
    }
  });
}

/**
 * Stops a request permanently, including one that has not arrived yet and one that has failed and could be retried.
 * @returns false if the reply was already complete
 */
export function stopRequest(key: HoldKey): Promise<boolean> {
  return retryOnConflict(async () => {
    const hold = await getHold(key);
    if (hold?.state === 'open') return (await releaseHold(hold, 'stopped')) || conflict;
    if (hold?.state === 'settled' || hold?.kept) return false;
    if (hold?.reason === 'stopped') return true;
    const stop = hold ? holdStop(hold) : holdPut(stopMark(key), undefined);
    return (await ifConditionHolds(() => writeTogether([stop]))) || conflict;
  });
}

function stopMark(key: HoldKey): Hold {
  return {
    ...key,
    attempt: 0,
    credits: 0,
    from: [],
    state: 'released',
    reason: 'stopped',
    createdAt: nowIso(),
    dueAt: nowIso(),
  };
}

/** The account has been deleted, so there is no balance to return credits to. */
function isGone(error: unknown): boolean {
  return error instanceof AppError && error.code === 'not_found';
}
