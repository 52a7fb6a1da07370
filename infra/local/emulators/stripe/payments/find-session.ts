import type Stripe from 'stripe';
import type { CheckoutOrder } from '../store/stored-kinds.ts';
import type { StripeContext } from '../stripe-context.ts';
import { noSuch } from '../stripe-failure.ts';

/** Returns the session with its order; throws Stripe's 404 for a missing one. */
export function findSession(
  context: StripeContext,
  id: string,
): { session: Stripe.Checkout.Session; order: CheckoutOrder } {
  const session = context.store.find('checkout.session', id);
  const order = context.store.find('checkout_order', id);
  if (!session || !order) throw noSuch('checkout.session', id, 'session');
  return { session, order };
}
