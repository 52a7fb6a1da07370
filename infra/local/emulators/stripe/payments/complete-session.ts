import type Stripe from 'stripe';
import type { World } from '../world.ts';
import { emit } from '../world.ts';

/** Closes a session after the buyer has confirmed; `unpaid` when the money comes later. */
export function completeSession(
  world: World,
  session: Stripe.Checkout.Session,
  outcome: { intentId: string; email: string; paymentStatus: 'paid' | 'unpaid' },
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
  world.store.put('checkout.session', complete);
  emit(world, 'checkout.session.completed', complete);
}
