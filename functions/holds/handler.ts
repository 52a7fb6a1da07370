import { holdSeconds } from '../domain/credits/hold-credits.ts';
import { now } from '../platform/clock.ts';
import { logger } from '../platform/logger.ts';
import { releaseDueHolds } from './release-due-holds.ts';

/**
 * As long as credits are held: what is held when a run begins is due within it. What comes later is due after it, and is
 * found by the next run, a minute later: nobody's credits are held for more than a minute.
 */
const waitSeconds = holdSeconds;

/** Every minute: gives back the credits of replies whose process has died. Fails loudly, for the alarm. */
export async function handler(): Promise<{ released: number }> {
  const until = new Date(now().getTime() + waitSeconds * 1000);
  const { released, failed } = await releaseDueHolds(until);
  if (released > 0 || failed > 0) logger.warn('released', { released, failed });
  if (failed > 0) throw new Error(`${failed} holds could not be released; see the log.`);
  return { released };
}
