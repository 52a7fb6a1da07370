import type Stripe from 'stripe';
import type { StripeContext } from '../stripe-context.ts';
import { emit } from '../stripe-context.ts';
import { customerDetails, type Buyer } from './buyer.ts';
import { invoiceOf } from './new-invoice.ts';
import { countRedemption } from './redeemable.ts';

/**
 * Completes a session after the buyer confirms; `unpaid` when the money arrives later. A discount counts as redeemed
 * from now on, even if the payment fails later.
 */
export function completeSession(
  context: StripeContext,
  session: Stripe.Checkout.Session,
  outcome: {
    /** Null when there is nothing to pay. */
    intentId: string | null;
    buyer: Buyer;
    paymentStatus: 'paid' | 'unpaid' | 'no_payment_required';
  },
): void {
  const complete: Stripe.Checkout.Session = {
    ...session,
    status: 'complete',
    payment_status: outcome.paymentStatus,
    payment_intent: outcome.intentId,
    url: null,
    customer_details: customerDetails(outcome.buyer),
    ...(session.consent_collection && {
      consent: { promotions: null, terms_of_service: outcome.buyer.accepts ? 'accepted' : null },
    }),
  };
  countRedemption(context, session);
  const invoice = outcome.paymentStatus === 'unpaid' ? null : invoiceOf(context, complete);
  const invoiced = { ...complete, invoice: invoice?.id ?? null };
  context.store.put('checkout.session', invoiced);
  emit(context, 'checkout.session.completed', invoiced);
}
