import type Stripe from 'stripe';
import type { World } from '../world.ts';
import { emit } from '../world.ts';
import { invalidRequest } from '../stripe-failure.ts';
import { findSession } from './find-session.ts';

function close(world: World, session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  const expired: Stripe.Checkout.Session = { ...session, status: 'expired', url: null };
  world.store.put('checkout.session', expired);
  const intent = world.store.find('payment_intent', String(session.payment_intent));
  if (intent) {
    const canceled: Stripe.PaymentIntent = {
      ...intent,
      status: 'canceled',
      canceled_at: world.now(),
      cancellation_reason: 'automatic',
    };
    world.store.put('payment_intent', canceled);
    emit(world, 'payment_intent.canceled', canceled);
  }
  emit(world, 'checkout.session.expired', expired);
  return expired;
}

/** Expires one session on request; throws 400 unless it is open. */
export function expireSession(world: World, id: string): Stripe.Checkout.Session {
  return world.store.transaction(() => {
    const { session } = findSession(world, id);
    if (session.status !== 'open')
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    return close(world, session);
  });
}

/** Expires every session whose time has come. */
export function expireDueSessions(world: World): void {
  const due = world.store.list('checkout.session', [
    { path: 'status', is: '=', value: 'open' },
    { path: 'expires_at', is: '<=', value: world.now() },
  ]);
  if (due.length === 0) return;
  const byTheClock: World = { ...world, request: { id: null, idempotency_key: null } };
  world.store.transaction(() => {
    for (const session of due) close(byTheClock, session);
  });
}
