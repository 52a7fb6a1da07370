import Stripe from 'stripe';
import { AppError } from '../../platform/app-error.ts';

const nothingChanged =
  'The payment service cannot be reached, so nothing was changed. Please try again in a moment.';

/**
 * Runs calls to Stripe for an administrator.
 * @throws AppError `payment_unavailable` with a text, instead of Stripe's own errors
 */
export async function askingStripe<T>(work: () => Promise<T>, text = nothingChanged): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeError)) throw cause;
    throw new AppError('payment_unavailable', { text, cause });
  }
}
