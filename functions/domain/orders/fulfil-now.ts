import Stripe from 'stripe';
import { AppError } from '../../platform/app-error.ts';
import { fulfil } from './fulfil.ts';
import type { Order } from './order.ts';

/**
 * `fulfil` for an administrator who waits for the result.
 * @throws AppError `payment_unavailable` if Stripe does not respond
 */
export async function fulfilNow(sessionId: string): Promise<Order | undefined> {
  return askingStripe(() => fulfil(sessionId));
}

/** @throws AppError `payment_unavailable` in place of Stripe's own errors */
export async function askingStripe<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeError)) throw cause;
    throw new AppError('payment_unavailable', {
      text: 'The payment service cannot be reached, so nothing was changed. Please try again in a moment.',
      cause,
    });
  }
}
