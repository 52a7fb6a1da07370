import { noteSweepRun } from '../domain/health/sweep-run-repository.ts';
import { deliverPendingMails } from '../domain/mails/deliver-pending-mails.ts';
import { saveLists } from '../domain/lists/save-lists.ts';
import { finishDeletions } from '../domain/account-deletion/finish-deletions.ts';
import { saveIndexes } from '../domain/passages/save-indexes.ts';
import { repeatPreviews } from '../domain/previews/repeat-previews.ts';
import { tidyUploads } from '../domain/uploads/tidy-uploads.ts';
import { moveDays } from '../domain/visits/move-days.ts';
import { now } from '../platform/clock.ts';
import { logSlowRuns } from '../platform/log-slow-runs.ts';
import { logger } from '../platform/logger.ts';
import { announceEditions } from './announce-editions.ts';
import { checkOpenOrders } from './check-open-orders.ts';
import { visitSite } from './visit-site.ts';

/** A started task may take another minute if Stripe or SES does not respond; the function's timeout is 240 s. */
const beginSeconds = 150;

/**
 * Runs every few minutes: makes up for lost webhooks, stream events and processes, cleans up uploads and previews,
 * announces new editions to owners, saves the lists of large catalogues and the assistant's indexes of them, moves
 * counts of past days, and erases the data of deleted accounts. The tasks run concurrently, so none is blocked while
 * Stripe, SES or S3 is down. Throws on failures, for the alarm.
 */
export const handler = logSlowRuns(async (): Promise<Swept> => {
  try {
    const swept = await sweep();
    await note();
    return swept;
  } catch (error) {
    await note((error as Error).message);
    throw error;
  }
});

interface Swept {
  orders: number;
  failures: number;
}

/** Records the outcome for `GET /api/health`. */
async function note(error?: string): Promise<void> {
  try {
    await noteSweepRun(error);
  } catch (cause) {
    logger.error('run not noted', { error: cause });
  }
}

/** Saves lists and indexes one after the other: in parallel, a large shop would need twice the memory. */
async function saveCaches(deadline: number): Promise<{ done: number; failed: number }> {
  const lists = await saveLists();
  const indexes = await saveIndexes(deadline);
  return { done: lists.done + indexes.done, failed: lists.failed + indexes.failed };
}

async function sweep(): Promise<Swept> {
  const deadline = now().getTime() + beginSeconds * 1000;
  const work = [
    checkOpenOrders(deadline),
    deliverPendingMails(deadline),
    tidyUploads(deadline),
    repeatPreviews(deadline),
    finishDeletions(deadline),
    announceEditions(deadline),
    saveCaches(deadline),
    moveDays(deadline),
  ] as const;
  // A task that fails early must not end the function while the others run.
  await Promise.allSettled([...work, visitSite()]);
  const [orders, unsent, uploads, ...others] = await Promise.all(work);
  const failures = [uploads, ...others].reduce(
    (sum, { failed }) => sum + failed,
    orders.failed + unsent,
  );
  logger.info('swept', { orders: orders.processed, uploads: uploads.processed, failures });
  if (failures > 0) throw new Error(`${failures} of the sweep's tasks failed; see the log.`);
  return { orders: orders.processed, failures };
}
