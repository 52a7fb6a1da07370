import { finishDeletions } from '../domain/account-deletion/finish-deletions.ts';
import { recordSweepRun } from '../domain/health/sweep-run-repository.ts';
import { deliverPendingMails } from '../domain/mail-delivery/deliver-pending-mails.ts';
import { repeatPreviews } from '../domain/previews/repeat-previews.ts';
import { moveDays } from '../domain/visits/move-days.ts';
import { logSlowRuns } from '../platform/log-slow-runs.ts';
import { announceEditions } from './announce-editions.ts';
import { checkOpenOrders } from './check-open-orders.ts';
import { createSweep } from './create-sweep.ts';
import { saveCaches } from './save-caches.ts';
import { tidyUploads } from './tidy-uploads.ts';
import { visitSite } from './visit-site.ts';

/**
 * Runs every few minutes: makes up for lost webhooks, stream events and processes, cleans up uploads and previews,
 * announces new editions to owners, saves the lists of large catalogues and the assistant's indexes of them, moves
 * counts of past days, and erases the data of deleted accounts.
 */
export const handler = logSlowRuns(
  createSweep({
    checkOpenOrders,
    deliverPendingMails,
    tidyUploads,
    others: [repeatPreviews, finishDeletions, announceEditions, saveCaches, moveDays],
    visitSite,
    noteSweepRun: recordSweepRun,
  }),
);
