import { AppError } from '../../platform/app-error.ts';
import { isoIn, nowIso } from '../../platform/clock.ts';
import { isConditionFailure } from '../../platform/dynamo.ts';
import { changeCredits } from './change-credits.ts';
import { getHold, holdPut } from './hold-repository.ts';
import { holdEntry, type Hold, type HoldKey } from './hold.ts';
import { take } from './lots.ts';

/** Longer than the timeout of the `chat` function; with the scheduled release still under a minute. */
export const holdSeconds = 30;

/** The longest time that a member waits for a reply to begin. */
const limits = { timeoutMs: 8000 };

/**
 * Holds the credits of a reply before it is written.
 * @param previous an earlier attempt at the same request whose credits were returned
 * @returns undefined if the same request is in progress, finished or stopped: read its hold again
 * @throws AppError `out_of_credits`; `not_found` without such a member; `conflict` for a request so old that only the
 * ledger knows it, or if concurrent changes keep winning
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
        const dueAt = isoIn(holdSeconds);
        hold = { ...key, attempt, credits, from, state: 'open', createdAt: nowIso(), dueAt };
        const row = {
          entry: holdEntry('use', hold),
          kind: 'use' as const,
          credits: -credits,
          from,
        };
        return { lots: taken.lots, rows: [row], also: [holdPut(hold, previous)] };
      },
      limits,
    );
    if (held) return hold;
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    if (await getHold(key)) return undefined;
    throw new AppError('conflict', { cause: error });
  }
  // The last credit may be held for this same request.
  const other = await getHold(key);
  if (other && (other.attempt >= attempt || other.reason === 'stopped')) return undefined;
  throw new AppError('out_of_credits');
}
