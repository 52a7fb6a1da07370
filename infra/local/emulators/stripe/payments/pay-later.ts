import type Stripe from 'stripe';
import type { World } from '../world.ts';
import { emit } from '../world.ts';
import { invalidRequest } from '../stripe-failure.ts';
import { fail, intentOf, succeed } from './attempt.ts';
import { completeSession } from './complete-session.ts';
import { expireDueSessions } from './expire-session.ts';
import { findSession } from './find-session.ts';
import { newCharge } from './new-charge.ts';

const debitFailed = {
  code: 'payment_method_provider_decline',
  declineCode: 'generic_decline',
  message: 'The bank did not pay the direct debit.',
} as const;

/** The buyer confirms a debit that arrives days later: the session completes unpaid. */
export function payLater(
  world: World,
  sessionId: string,
  email: string,
): { result: 'processing' | 'not_open' } {
  return world.store.transaction(() => {
    expireDueSessions(world);
    const { session, order } = findSession(world, sessionId);
    if (session.status !== 'open') return { result: 'not_open' };
    if (order.delayedMethod === null)
      throw invalidRequest('This session offers no delayed payment method.');
    const intent = intentOf(world, session, order);
    const charge = newCharge(world, { intent, email, method: { delayed: order.delayedMethod } });
    const processing: Stripe.PaymentIntent = {
      ...intent,
      status: 'processing',
      latest_charge: charge.id,
      payment_method: charge.payment_method,
      last_payment_error: null,
    };
    world.store.put('charge', charge);
    world.store.put('payment_intent', processing);
    emit(world, 'charge.pending', charge);
    emit(world, 'payment_intent.processing', processing);
    completeSession(world, session, { intentId: intent.id, email, paymentStatus: 'unpaid' });
    return { result: 'processing' };
  });
}

/** The bank decides about a debit under way: the money arrives, or it does not. Throws when none is under way. */
export function settleLater(world: World, sessionId: string, arrived: boolean): void {
  world.store.transaction(() => {
    const { session } = findSession(world, sessionId);
    const intent = world.store.find('payment_intent', String(session.payment_intent));
    const charge = world.store.find('charge', String(intent?.latest_charge));
    if (!intent || !charge || intent.status !== 'processing')
      throw invalidRequest('No delayed payment of this session is under way.');
    if (arrived) succeed(world, intent, charge);
    else fail(world, intent, charge, debitFailed);
    const settled: Stripe.Checkout.Session = {
      ...session,
      payment_status: arrived ? 'paid' : 'unpaid',
    };
    world.store.put('checkout.session', settled);
    const outcome = arrived ? 'async_payment_succeeded' : 'async_payment_failed';
    emit(world, `checkout.session.${outcome}`, settled);
  });
}
