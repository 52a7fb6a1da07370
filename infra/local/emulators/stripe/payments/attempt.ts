import type Stripe from 'stripe';
import type { CheckoutOrder } from '../store/stored-kinds.ts';
import type { World } from '../world.ts';
import { emit } from '../world.ts';
import { bookBalance } from './book-balance.ts';
import type { Decline } from './cards.ts';
import { failedCharge, settledCharge } from './new-charge.ts';
import { newPaymentIntent } from './new-payment-intent.ts';

/** The session's intent, made at the first attempt. */
export function intentOf(
  world: World,
  session: Stripe.Checkout.Session,
  order: CheckoutOrder,
): Stripe.PaymentIntent {
  const id = session.payment_intent;
  const found = typeof id === 'string' ? world.store.find('payment_intent', id) : undefined;
  if (found) return found;
  const made = newPaymentIntent(world, session, order);
  world.store.put('payment_intent', made);
  emit(world, 'payment_intent.created', made);
  return made;
}

/** Takes the money: charge, balance and intent, with their events. */
export function succeed(world: World, intent: Stripe.PaymentIntent, charge: Stripe.Charge): void {
  const booked = bookBalance(world, {
    amountMinor: charge.amount,
    currency: charge.currency,
    source: charge.id,
    type: 'charge',
    category: 'charge',
  });
  const paid = { ...settledCharge(world, charge), balance_transaction: booked.id };
  const done: Stripe.PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_received: charge.amount,
    latest_charge: charge.id,
    payment_method: charge.payment_method,
    last_payment_error: null,
  };
  world.store.put('charge', paid);
  world.store.put('payment_intent', done);
  emit(world, 'charge.succeeded', paid);
  emit(world, 'payment_intent.succeeded', done);
}

/** Records a refused attempt: the intent waits for another method. */
export function fail(
  world: World,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge,
  decline: Omit<Decline, 'code'> & { code: Stripe.PaymentIntent.LastPaymentError.Code },
): Stripe.PaymentIntent {
  const failed = failedCharge(charge, decline);
  const open: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    latest_charge: charge.id,
    payment_method: null,
    last_payment_error: {
      type: 'card_error',
      code: decline.code,
      decline_code: decline.declineCode,
      message: decline.message,
      charge: charge.id,
    },
  };
  world.store.put('charge', failed);
  world.store.put('payment_intent', open);
  emit(world, 'charge.failed', failed);
  emit(world, 'payment_intent.payment_failed', open);
  return open;
}
