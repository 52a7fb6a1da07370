import type Stripe from 'stripe';
import { formatMoney } from '../currencies.ts';
import type { CheckoutOrder } from '../store/stored-kinds.ts';
import type { StripeContext } from '../stripe-context.ts';

/** A session with its payment, charge, refunds and dispute. */
export interface PaymentRecord {
  session: Stripe.Checkout.Session;
  order: CheckoutOrder | undefined;
  intent: Stripe.PaymentIntent | undefined;
  charge: Stripe.Charge | undefined;
  dispute: Stripe.Dispute | undefined;
  /** The latest refund. */
  refund: Stripe.Refund | undefined;
}

export function paymentRecord(
  context: StripeContext,
  session: Stripe.Checkout.Session,
): PaymentRecord {
  const { store } = context;
  const intent = store.find('payment_intent', String(session.payment_intent));
  const charge = store.find('charge', String(intent?.latest_charge));
  const disputes = charge
    ? store.list('dispute', [{ path: 'charge', is: '=', value: charge.id }])
    : [];
  const [refund] = charge
    ? store.list('refund', [{ path: 'charge', is: '=', value: charge.id }], { limit: 1 })
    : [];
  const order = store.find('checkout_order', session.id);
  return { session, order, intent, charge, dispute: disputes[0], refund };
}

const disputeWords: Readonly<Record<string, string>> = {
  needs_response: 'Paid, dispute open',
  won: 'Paid, dispute won',
  lost: 'Dispute lost',
  appeal_under_review: 'Dispute lost, appeal open',
};

/** The state of a payment in a few words, and whether it is good or bad news. */
export function paymentState({ session, intent, charge, dispute }: PaymentRecord): {
  words: string;
  tone: 'good' | 'alert' | 'soft';
} {
  if (session.status === 'expired') return { words: 'Expired', tone: 'soft' };
  if (session.status === 'open') return { words: 'Waiting for the buyer', tone: 'soft' };
  if (intent?.status === 'processing') return { words: 'Waiting for the bank', tone: 'soft' };
  if (session.payment_status === 'no_payment_required')
    return { words: 'Nothing to pay', tone: 'good' };
  if (charge?.status !== 'succeeded') return { words: 'The bank did not pay', tone: 'alert' };
  if (charge.refunded) return { words: 'Refunded', tone: 'alert' };
  if (dispute)
    return {
      words: disputeWords[dispute.status] ?? dispute.status,
      tone: dispute.status === 'won' ? 'good' : 'alert',
    };
  if (charge.amount_refunded > 0)
    return {
      words: `Paid, ${formatMoney(charge.amount_refunded, charge.currency)} refunded`,
      tone: 'good',
    };
  return { words: 'Paid', tone: 'good' };
}
