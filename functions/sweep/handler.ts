import { recordSweepRun } from '../domain/health/sweep-run-repository.ts';
import { logSlowRuns } from '../platform/log-slow-runs.ts';
import { createSweep } from './create-sweep.ts';

/**
 * Runs every few minutes: makes up for lost webhooks, stream events and processes, cleans up uploads and previews,
 * announces new editions to owners, saves the lists of large catalogues and the assistant's indexes of them, moves
 * counts of past days, and erases the data of deleted accounts. A task is loaded while
 * others run.
 */
export const handler = logSlowRuns(
  createSweep({
    checkOpenOrders: (deadline) =>
      import('./check-open-orders.ts').then((it) => it.checkOpenOrders(deadline)),
    deliverPendingMails: (deadline) =>
      import('../domain/mail-delivery/deliver-pending-mails.ts').then((it) =>
        it.deliverPendingMails(deadline),
      ),
    tidyUploads: (deadline) => import('./tidy-uploads.ts').then((it) => it.tidyUploads(deadline)),
    others: [
      (deadline) =>
        import('../domain/previews/repeat-previews.ts').then((it) => it.repeatPreviews(deadline)),
      (deadline) =>
        import('../domain/account-deletion/finish-deletions.ts').then((it) =>
          it.finishDeletions(deadline),
        ),
      (deadline) => import('./announce-editions.ts').then((it) => it.announceEditions(deadline)),
      (deadline) => import('./save-caches.ts').then((it) => it.saveCaches(deadline)),
      (deadline) => import('../domain/visits/move-days.ts').then((it) => it.moveDays(deadline)),
    ],
    visitSite: () => import('./visit-site.ts').then((it) => it.visitSite()),
    recordSweepRun,
  }),
);
