import type Stripe from 'stripe';
import type { CheckoutOrder } from '../store/stored-kinds.ts';
import type { StripeContext } from '../stripe-context.ts';
import { emit } from '../stripe-context.ts';
import { createBalanceTransaction } from './create-balance-transaction.ts';
import type { Decline } from './cards.ts';
import { failedCharge, settledCharge } from './new-charge.ts';
import { newPaymentIntent } from './new-payment-intent.ts';

/** Returns the session's intent, creating it at the first attempt. Another country may have changed its amount. */
export function intentOf(
  context: StripeContext,
  session: Stripe.Checkout.Session,
  order: CheckoutOrder,
): Stripe.PaymentIntent {
  const id = session.payment_intent;
  const found = typeof id === 'string' ? context.store.find('payment_intent', id) : undefined;
  if (found) return { ...found, amount: session.amount_total ?? 0 };
  const made = newPaymentIntent(context, session, order);
  context.store.put('payment_intent', made);
  emit(context, 'payment_intent.created', made);
  return made;
}

/** Takes the money: charge, balance transaction and intent, with their events. */
export function succeed(
  context: StripeContext,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge,
): void {
  const transaction = createBalanceTransaction(context, {
    amountMinor: charge.amount,
    currency: charge.currency,
    source: charge.id,
    type: 'charge',
    category: 'charge',
  });
  const paid = { ...settledCharge(context, charge), balance_transaction: transaction.id };
  const done: Stripe.PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_received: charge.amount,
    latest_charge: charge.id,
    payment_method: charge.payment_method,
    last_payment_error: null,
  };
  context.store.put('charge', paid);
  context.store.put('payment_intent', done);
  emit(context, 'charge.succeeded', paid);
  emit(context, 'payment_intent.succeeded', done);
}

/** Records a declined attempt: the intent then needs another payment method. */
export function fail(
  context: StripeContext,
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
  context.store.put('charge', failed);
  context.store.put('payment_intent', open);
  emit(context, 'charge.failed', failed);
  emit(context, 'payment_intent.payment_failed', open);
  return open;
}
