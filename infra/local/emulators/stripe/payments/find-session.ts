import type Stripe from 'stripe';
import type { CheckoutOrder } from '../store/stored-kinds.ts';
import type { World } from '../world.ts';
import { noSuch } from '../stripe-failure.ts';

/** The session with what was ordered; throws Stripe's 404 when there is none. */
export function findSession(
  world: World,
  id: string,
): { session: Stripe.Checkout.Session; order: CheckoutOrder } {
  const session = world.store.find('checkout.session', id);
  const order = world.store.find('checkout_order', id);
  if (!session || !order) throw noSuch('checkout.session', id, 'session');
  return { session, order };
}
