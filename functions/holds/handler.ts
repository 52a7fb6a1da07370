import { logSlowRuns } from '../platform/log-slow-runs.ts';
import { createHoldsHandler } from './create-holds-handler.ts';
import { releaseDueHolds } from './release-due-holds.ts';

/** Runs every minute and releases the credits of replies whose process has died. */
export const handler = logSlowRuns(createHoldsHandler({ releaseDueHolds }));
