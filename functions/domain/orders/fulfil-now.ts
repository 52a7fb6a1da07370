import { askingStripe } from './asking-stripe.ts';
import { fulfil } from './fulfil.ts';
import type { Order } from './order.ts';

/**
 * Runs `fulfil` for an administrator who waits for the result.
 * @throws AppError `payment_unavailable` if Stripe does not respond
 */
export async function fulfilNow(sessionId: string): Promise<Order | undefined> {
  return askingStripe(() => fulfil(sessionId));
}
