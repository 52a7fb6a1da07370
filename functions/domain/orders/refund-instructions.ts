import type Stripe from 'stripe';
import type { Order } from './order.ts';
import { expanded } from './payment-facts.ts';

/**
 * Methods that cannot send money back. Stripe asks the buyer by e-mail for a bank account, and needs the address with
 * the refund (https://docs.stripe.com/refunds).
 */
const withoutNativeRefunds: readonly string[] = ['konbini', 'promptpay'];

/** Whether Stripe has to ask the buyer before it can refund a charge. */
export function asksBuyer(charge: Stripe.Charge | undefined): boolean {
  return withoutNativeRefunds.includes(charge?.payment_method_details?.type ?? '');
}

/**
 * The address to which Stripe writes about a refund of a session whose charge is expanded: the one given at Checkout,
 * empty if there is none. Undefined for a method that sends money back by itself.
 */
export function instructionsEmailOf(session: Stripe.Checkout.Session): string | undefined {
  const intent = expanded(session.payment_intent);
  if (!asksBuyer(intent && expanded(intent.latest_charge))) return undefined;
  return session.customer_details?.email ?? session.customer_email ?? '';
}

/** What a refund needs besides its payment. An order has no address once its account is deleted; its session has. */
export function refundInstructions(
  { email }: Pick<Order, 'email'>,
  instructionsEmail: string | undefined,
): Pick<Stripe.RefundCreateParams, 'instructions_email'> {
  return instructionsEmail === undefined ? {} : { instructions_email: email || instructionsEmail };
}
