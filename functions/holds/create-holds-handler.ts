import { holdSeconds } from '../domain/credits/hold-credits.ts';
import { now } from '../platform/clock.ts';
import { logger } from '../platform/logger.ts';
import type { releaseDueHolds } from './release-due-holds.ts';

interface Dependencies {
  releaseDueHolds: typeof releaseDueHolds;
}

/**
 * The duration of a run, which equals that of a hold: every hold that is open when a run begins becomes due during the
 * run. The next run, a minute later, finds newer ones: no hold lasts longer than a minute.
 */
const waitSeconds = holdSeconds;

/** Creates a handler that releases the holds of dead processes. Throws on failures, for the alarm. */
export function createHoldsHandler({ releaseDueHolds }: Dependencies) {
  return async (): Promise<{ released: number }> => {
    const until = new Date(now().getTime() + waitSeconds * 1000);
    const { released, failed } = await releaseDueHolds(until);
    if (released > 0 || failed > 0) logger.warn('holds released', { released, failed });
    if (failed > 0) throw new Error(`${failed} holds could not be released; see the log.`);
    return { released };
  };
}
