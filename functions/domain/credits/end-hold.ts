import { AppError } from '../../platform/app-error.ts';
import { nowIso } from '../../platform/clock.ts';
import { isConditionFailure, writeTogether } from '../../platform/dynamo.ts';
import { backToLots } from './back-to-lots.ts';
import { changeCredits } from './change-credits.ts';
import { getHold, holdEnd, holdPut, holdStop } from './hold-repository.ts';
import { holdEntry, type Hold, type HoldKey, type KeptReply, type ReleaseReason } from './hold.ts';
import { ledgerPut } from './ledger.ts';

/** Keeps the held credits for a reply. @returns false where they have been given back meanwhile. */
export async function settleHold(hold: Hold, kept: KeptReply): Promise<boolean> {
  const row = { entry: holdEntry('settle', hold), kind: 'use' as const, credits: 0 };
  const settled = await ifStillOpen(() =>
    writeTogether([holdEnd(hold, { state: 'settled', kept }), ledgerPut(hold.userId, row)]),
  );
  if (settled) return true;
  // Nobody else settles this attempt: where it is settled, the answer to our own request was lost on the way.
  const ended = await getHold(hold);
  return ended?.state === 'settled' && ended.attempt === hold.attempt;
}

/**
 * Gives held credits back, to where they came from. Of a purchase whose money has gone back meanwhile they go on that
 * way.
 * @returns false where they are not held any more.
 */
export async function releaseHold(
  hold: Hold,
  reason: ReleaseReason,
  kept?: KeptReply,
): Promise<boolean> {
  const entry = holdEntry('release', hold);
  const end = holdEnd(hold, { state: 'released', reason, kept });
  return ifStillOpen(async () => {
    try {
      await changeCredits(hold.userId, (held) => {
        return { ...backToLots(held, hold, { entry, reason }), also: [end] };
      });
    } catch (error) {
      if (!isGone(error)) throw error;
      await writeTogether([end]);
    }
  });
}

/**
 * Stops a request for good: also one that has not come yet, and one that has failed and could be tried again.
 * @returns false where its reply had been finished before.
 */
export async function stopRequest(key: HoldKey): Promise<boolean> {
  const hold = await getHold(key);
  if (!hold) {
    const marked = await ifStillOpen(() => writeTogether([holdPut(stopMark(key), undefined)]));
    return marked || stopRequest(key);
  }
  if (hold.state === 'open') return (await releaseHold(hold, 'stopped')) || stopRequest(key);
  if (hold.state === 'settled' || hold.kept) return false;
  if (hold.reason === 'stopped') return true;
  return (await ifStillOpen(() => writeTogether([holdStop(hold)]))) || stopRequest(key);
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

/** The account was deleted: there is nobody to give anything back to. */
function isGone(error: unknown): boolean {
  return error instanceof AppError && error.code === 'not_found';
}

async function ifStillOpen(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}
