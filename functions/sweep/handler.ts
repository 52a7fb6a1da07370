import { deliverPendingMails } from '../domain/mails/deliver-mail.ts';
import { finishDeletions } from '../domain/members/deletion/finish-deletions.ts';
import { tidyUploads } from '../domain/uploads/tidy-uploads.ts';
import { now } from '../platform/clock.ts';
import { logger } from '../platform/logger.ts';
import { checkOpenOrders } from './check-open-orders.ts';

/** A task that has begun may take another minute when Stripe or SES does not answer; the function's end is at 240 s. */
const beginSeconds = 150;

/**
 * Every few minutes: makes up for webhooks, streams and processes that were lost, tidies up uploads, and erases what is
 * left of deleted accounts. None of them waits for another, so that none stands still while Stripe, SES or S3 does. Fails loudly, for the
 * alarm.
 */
export async function handler(): Promise<{ orders: number; failures: number }> {
  const deadline = now().getTime() + beginSeconds * 1000;
  const work = [
    checkOpenOrders(deadline),
    deliverPendingMails(deadline),
    tidyUploads(deadline),
    finishDeletions(deadline),
  ] as const;
  // One that cannot even begin must not end the function under the others.
  await Promise.allSettled(work);
  const [orders, unsent, uploads, deletions] = await Promise.all(work);
  const failures = orders.failed + unsent + uploads.failed + deletions.failed;
  logger.info('swept', { orders: orders.done, uploads: uploads.done, failures });
  if (failures > 0) throw new Error(`${failures} of the sweep's tasks failed; see the log.`);
  return { orders: orders.done, failures };
}
