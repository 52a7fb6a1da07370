import type Stripe from 'stripe';
import type { CheckoutOrder } from '../store/stored-kinds.ts';
import type { StripeContext } from '../stripe-context.ts';
import { stripeId } from '../stripe-id.ts';

/**
 * The intent that a session gets at the first attempt to pay. Since API 2022-08-01 Stripe creates none
 * earlier.
 */
export function newPaymentIntent(
  context: StripeContext,
  session: Stripe.Checkout.Session,
  order: CheckoutOrder,
): Stripe.PaymentIntent {
  const id = stripeId('pi_3');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: session.amount_total ?? 0,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: stripeId(`${id}_secret_`),
    confirmation_method: 'automatic',
    created: context.now(),
    currency: session.currency ?? '',
    customer: null,
    customer_account: null,
    description: order.intentDescription,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: order.intentMetadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: session.payment_method_types,
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}
