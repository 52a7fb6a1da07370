import type Stripe from 'stripe';
import type { Order } from './order.ts';
import { expanded } from './payment-facts.ts';

/**
 * Payment methods that cannot send money back. Stripe asks the buyer by email for a bank account, and requires the
 * address with the refund (https://docs.stripe.com/refunds).
 */
const withoutNativeRefunds: readonly string[] = ['konbini', 'promptpay'];

/** Whether Stripe must ask the buyer for bank details before it can refund a charge. */
export function asksBuyer(charge: Stripe.Charge | undefined): boolean {
  return withoutNativeRefunds.includes(charge?.payment_method_details?.type ?? '');
}

/**
 * Returns the address to which Stripe writes about a refund, from a session whose charge is expanded: the one given at
 * Checkout, or an empty string without one. Undefined if the payment method sends money back directly.
 */
export function instructionsEmailOf(session: Stripe.Checkout.Session): string | undefined {
  const intent = expanded(session.payment_intent);
  if (!asksBuyer(intent && expanded(intent.latest_charge))) return undefined;
  return session.customer_details?.email ?? session.customer_email ?? '';
}

/**
 * Returns what a refund needs besides its payment. The address is the session's: an order loses its own when the
 * account is deleted.
 */
export function refundInstructions(
  { email }: Pick<Order, 'email'>,
  instructionsEmail: string | undefined,
): Pick<Stripe.RefundCreateParams, 'instructions_email'> {
  return instructionsEmail === undefined ? {} : { instructions_email: email || instructionsEmail };
}
