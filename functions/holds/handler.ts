import { holdSeconds } from '../domain/credits/hold-credits.ts';
import { now } from '../platform/clock.ts';
import { logSlowRuns } from '../platform/log-slow-runs.ts';
import { logger } from '../platform/logger.ts';
import { releaseDueHolds } from './release-due-holds.ts';

/**
 * The duration of a run, which equals that of a hold: every hold that is open when a run begins becomes due during the
 * run. The next run, a minute later, finds newer ones: no hold lasts longer than a minute.
 */
const waitSeconds = holdSeconds;

/** Runs every minute and releases the credits of replies whose process has died. Throws on failures, for the alarm. */
export const handler = logSlowRuns(async (): Promise<{ released: number }> => {
  const until = new Date(now().getTime() + waitSeconds * 1000);
  const { released, failed } = await releaseDueHolds(until);
  if (released > 0 || failed > 0) logger.warn('released', { released, failed });
  if (failed > 0) throw new Error(`${failed} holds could not be released; see the log.`);
  return { released };
});
