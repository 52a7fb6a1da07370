import { deliverPendingMails } from '../core/mails/deliver-mail.ts';
import { logger } from '../platform/logger.ts';
import { checkOpenOrders } from './check-open-orders.ts';

/** Every few minutes: makes up for webhooks, streams and processes that were lost. Fails loudly, for the alarm. */
export async function handler(): Promise<{ orders: number; failures: number }> {
  const { checked, failed } = await checkOpenOrders();
  const failures = failed + (await deliverPendingMails());
  logger.info('swept', { orders: checked, failures });
  if (failures > 0) throw new Error(`${failures} of the sweep's tasks failed; see the log.`);
  return { orders: checked, failures };
}
