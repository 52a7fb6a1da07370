import type Stripe from 'stripe';
import type { StripeContext } from '../stripe-context.ts';
import { emit } from '../stripe-context.ts';
import { countRedemption } from './redeemable.ts';

/**
 * Completes a session after the buyer confirms; `unpaid` when the money arrives later. A discount counts as redeemed from
 * now on, whatever becomes of the payment.
 */
export function completeSession(
  context: StripeContext,
  session: Stripe.Checkout.Session,
  outcome: {
    /** Null when there is nothing to pay. */
    intentId: string | null;
    email: string;
    paymentStatus: 'paid' | 'unpaid' | 'no_payment_required';
  },
): void {
  const complete: Stripe.Checkout.Session = {
    ...session,
    status: 'complete',
    payment_status: outcome.paymentStatus,
    payment_intent: outcome.intentId,
    url: null,
    customer_details: {
      address: null,
      business_name: null,
      email: outcome.email,
      individual_name: null,
      name: null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
  };
  countRedemption(context, session);
  context.store.put('checkout.session', complete);
  emit(context, 'checkout.session.completed', complete);
}
