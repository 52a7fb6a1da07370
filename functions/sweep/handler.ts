import { deliverPendingMails } from '../core/mails/deliver-mail.ts';
import { now } from '../platform/clock.ts';
import { logger } from '../platform/logger.ts';
import { checkOpenOrders } from './check-open-orders.ts';

/** A task that has begun may take another minute when Stripe or SES does not answer; the function's end is at 240 s. */
const beginSeconds = 150;

/**
 * Every few minutes: makes up for webhooks, streams and processes that were lost. Orders and mails do not wait for each
 * other, so that neither stands still while Stripe or SES does. Fails loudly, for the alarm.
 */
export async function handler(): Promise<{ orders: number; failures: number }> {
  const deadline = now().getTime() + beginSeconds * 1000;
  const [orders, unsent] = await Promise.all([
    checkOpenOrders(deadline),
    deliverPendingMails(deadline),
  ]);
  const failures = orders.failed + unsent;
  logger.info('swept', { orders: orders.done, failures });
  if (failures > 0) throw new Error(`${failures} of the sweep's tasks failed; see the log.`);
  return { orders: orders.done, failures };
}
