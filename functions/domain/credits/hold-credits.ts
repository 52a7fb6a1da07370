import { AppError } from '../../platform/app-error.ts';
import { now, nowIso } from '../../platform/clock.ts';
import { isConditionFailure } from '../../platform/dynamo.ts';
import { changeCredits } from './change-credits.ts';
import { getHold, holdPut } from './hold-repository.ts';
import { holdEntry, type Hold, type HoldKey } from './hold.ts';
import { take } from './lots.ts';

/** Longer than the function `chat` may run, and shorter than a minute with the scheduled release after it. */
export const holdSeconds = 30;

/** Nobody waits longer for an assistant that is too busy to begin. */
const patience = { milliseconds: 8000 };

/**
 * Takes the credits of a reply before it is written.
 * @param previous an attempt at the same request whose credits were given back, as it was read
 * @returns undefined where the same request has been, or is being, worked on, or was stopped: read its hold again.
 * @throws AppError `out_of_credits`; `not_found` without such a member; `conflict` for a request that was answered so
 * long ago that only the ledger remembers it, or where his credits do not come to rest
 */
export async function holdCredits(
  { userId, requestId }: HoldKey,
  credits: number,
  previous: Hold | undefined,
): Promise<Hold | undefined> {
  const attempt = (previous?.attempt ?? 0) + 1;
  const key = { userId, requestId };
  let hold: Hold | undefined;
  try {
    const held = await changeCredits(
      userId,
      (lots) => {
        const taken = take(lots, credits);
        if (!taken) return undefined;
        const from = taken.from;
        const dueAt = new Date(now().getTime() + holdSeconds * 1000).toISOString();
        hold = { ...key, attempt, credits, from, state: 'open', createdAt: nowIso(), dueAt };
        const row = {
          entry: holdEntry('use', hold),
          kind: 'use' as const,
          credits: -credits,
          from,
        };
        return { lots: taken.lots, rows: [row], also: [holdPut(hold, previous)] };
      },
      patience,
    );
    if (held) return hold;
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    if (await getHold(key)) return undefined;
    throw new AppError('conflict', { cause: error });
  }
  // The last credit may be held for this very request.
  const other = await getHold(key);
  if (other && (other.attempt >= attempt || other.reason === 'stopped')) return undefined;
  throw new AppError('out_of_credits');
}
