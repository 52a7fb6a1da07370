import type Stripe from 'stripe';
import type { StripeContext } from '../stripe-context.ts';
import { emit } from '../stripe-context.ts';
import { invalidRequest } from '../stripe-failure.ts';
import { findSession } from './find-session.ts';

function close(context: StripeContext, session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  const expired: Stripe.Checkout.Session = { ...session, status: 'expired', url: null };
  context.store.put('checkout.session', expired);
  const intent = context.store.find('payment_intent', String(session.payment_intent));
  if (intent) {
    const canceled: Stripe.PaymentIntent = {
      ...intent,
      status: 'canceled',
      canceled_at: context.now(),
      cancellation_reason: 'automatic',
    };
    context.store.put('payment_intent', canceled);
    emit(context, 'payment_intent.canceled', canceled);
  }
  emit(context, 'checkout.session.expired', expired);
  return expired;
}

/** Expires one session on request; throws 400 unless it is open. */
export function expireSession(context: StripeContext, id: string): Stripe.Checkout.Session {
  return context.store.transaction(() => {
    const { session } = findSession(context, id);
    if (session.status !== 'open')
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    return close(context, session);
  });
}

/** Expires every session whose time has passed. */
export function expireDueSessions(context: StripeContext): void {
  const due = context.store.list('checkout.session', [
    { path: 'status', is: '=', value: 'open' },
    { path: 'expires_at', is: '<=', value: context.now() },
  ]);
  if (due.length === 0) return;
  const withoutRequest: StripeContext = {
    ...context,
    request: { id: null, idempotency_key: null },
  };
  context.store.transaction(() => {
    for (const session of due) close(withoutRequest, session);
  });
}
