import type { Order } from '../domain/orders/order.ts';
import { statusOf } from '../domain/orders/payment-facts.ts';
import { readPayment } from '../domain/orders/read-payment.ts';
import { now } from '../platform/clock.ts';
import { logger } from '../platform/logger.ts';

/** By this time, the webhook, the buyer's return and two runs of the sweep should have granted the purchase. */
const maxSeconds = 600;

/** Logs a payment whose item should have been granted by now; the alarm `payments-waiting` counts the lines. */
export async function reportLateGrant({ id, sessionId }: Order): Promise<void> {
  const payment = sessionId && (await readPayment(sessionId));
  if (!payment || statusOf(payment.facts) !== 'paid') return;
  const ageSeconds = Math.round((now().getTime() - Date.parse(payment.chargedAt ?? '')) / 1000);
  if (ageSeconds >= maxSeconds) {
    logger.error('payment without grant', { orderId: id, ageSeconds });
  }
}
