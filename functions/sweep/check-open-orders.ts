import { fulfil } from '../core/orders/fulfil.ts';
import {
  checkAgainAt,
  failUnopened,
  getOrder,
  listDueOrderIds,
} from '../core/orders/order-repository.ts';
import { now } from '../platform/clock.ts';
import { logger } from '../platform/logger.ts';

const batchSize = 100;
const againSeconds = 300;

/** Asks Stripe about every order whose payment has not been settled by a webhook or by the buyer's return. */
export async function checkOpenOrders(): Promise<{ checked: number; failed: number }> {
  const ids = await listDueOrderIds(batchSize);
  let failed = 0;
  for (const id of ids) {
    try {
      await checkOrder(id);
    } catch (error) {
      failed++;
      logger.error('order not checked', { orderId: id, error: error as Error });
    }
    await checkAgainAt(id, new Date(now().getTime() + againSeconds * 1000).toISOString());
  }
  return { checked: ids.length, failed };
}

/** An order without a session was cut off before its buyer got an address: nobody can pay it. */
async function checkOrder(id: string): Promise<void> {
  const order = await getOrder(id);
  if (!order) return;
  if (order.sessionId) await fulfil(order.sessionId);
  else if (order.checkoutExpiresAt * 1000 < now().getTime()) await failUnopened(id);
}
