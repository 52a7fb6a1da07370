import { AppError } from '../../platform/app-error.ts';
import { epochSecondsIn, now, nowIso } from '../../platform/clock.ts';
import { isConditionFailure } from '../../platform/dynamo.ts';
import { changeCredits } from './change-credits.ts';
import { getHold, holdPut } from './hold-repository.ts';
import { holdEntry, type Hold, type HoldKey } from './hold.ts';
import { take } from './lots.ts';

/** Longer than the function `chat` may run, and shorter than a minute with the scheduled release after it. */
export const holdSeconds = 30;
const keptSeconds = 24 * 3600;

/**
 * Takes the credits of a reply before it is written.
 * @param previous an attempt at the same request whose credits were given back
 * @returns undefined where the same request has been, or is being, worked on: read its hold again.
 * @throws AppError `out_of_credits`
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
    const held = await changeCredits(userId, (lots) => {
      const taken = take(lots, credits);
      if (!taken) return undefined;
      hold = {
        ...key,
        attempt,
        credits,
        from: taken.from,
        state: 'open',
        open: 'yes',
        createdAt: nowIso(),
        dueAt: new Date(now().getTime() + holdSeconds * 1000).toISOString(),
        expiresAt: epochSecondsIn(keptSeconds),
      };
      const entry = holdEntry('use', hold);
      const row = { entry, kind: 'use' as const, credits: -credits, from: taken.from };
      return { lots: taken.lots, rows: [row], also: [holdPut(hold, previous)] };
    });
    if (held) return hold;
  } catch (error) {
    if (isConditionFailure(error)) return undefined;
    throw error;
  }
  // The last credit may be held for this very request.
  if ((await getHold(key))?.attempt === attempt) return undefined;
  throw new AppError('out_of_credits');
}
