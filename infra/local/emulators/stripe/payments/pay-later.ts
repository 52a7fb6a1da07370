import type Stripe from 'stripe';
import type { StripeContext } from '../stripe-context.ts';
import { emit } from '../stripe-context.ts';
import { invalidRequest } from '../stripe-failure.ts';
import { fail, intentOf, succeed } from './attempt.ts';
import type { Buyer } from './buyer.ts';
import { completeSession } from './complete-session.ts';
import { expireDueSessions } from './expire-session.ts';
import { findSession } from './find-session.ts';
import { newCharge } from './new-charge.ts';
import { invoiceOf } from './new-invoice.ts';
import { taxSession } from './tax-session.ts';

const debitFailed = {
  code: 'payment_method_provider_decline',
  declineCode: 'generic_decline',
  message: 'The bank did not pay the direct debit.',
} as const;

/** Confirms a debit that arrives days later: the session completes unpaid. */
export function payLater(
  context: StripeContext,
  sessionId: string,
  buyer: Buyer,
): { result: 'processing' | 'not_open' } {
  return context.store.transaction(() => {
    expireDueSessions(context);
    const found = findSession(context, sessionId);
    if (found.session.status !== 'open') return { result: 'not_open' };
    const { session, order } = taxSession(context, found, buyer);
    if (order.delayedMethod === null)
      throw invalidRequest('This session offers no delayed payment method.');
    const intent = intentOf(context, session, order);
    const charge = newCharge(context, { intent, buyer, method: { delayed: order.delayedMethod } });
    const processing: Stripe.PaymentIntent = {
      ...intent,
      status: 'processing',
      latest_charge: charge.id,
      payment_method: charge.payment_method,
      last_payment_error: null,
    };
    context.store.put('charge', charge);
    context.store.put('payment_intent', processing);
    emit(context, 'charge.pending', charge);
    emit(context, 'payment_intent.processing', processing);
    completeSession(context, session, { intentId: intent.id, buyer, paymentStatus: 'unpaid' });
    return { result: 'processing' };
  });
}

/** Settles a debit in progress: the money arrives or the payment fails. Throws when none is in progress. */
export function settleLater(context: StripeContext, sessionId: string, arrived: boolean): void {
  context.store.transaction(() => {
    const { session } = findSession(context, sessionId);
    const intent = context.store.find('payment_intent', String(session.payment_intent));
    const charge = context.store.find('charge', String(intent?.latest_charge));
    if (!intent || !charge || intent.status !== 'processing')
      throw invalidRequest('No delayed payment of this session is in progress.');
    if (arrived) succeed(context, intent, charge);
    else fail(context, intent, charge, debitFailed);
    const settled: Stripe.Checkout.Session = {
      ...session,
      payment_status: arrived ? 'paid' : 'unpaid',
      invoice: (arrived && invoiceOf(context, session)?.id) || null,
    };
    context.store.put('checkout.session', settled);
    const outcome = arrived ? 'async_payment_succeeded' : 'async_payment_failed';
    emit(context, `checkout.session.${outcome}`, settled);
  });
}
