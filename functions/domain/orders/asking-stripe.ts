import Stripe from 'stripe';
import { AppError } from '../../platform/app-error.ts';

/**
 * Runs calls to Stripe for an administrator.
 * @throws AppError `payment_unavailable` instead of Stripe's own errors
 */
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
