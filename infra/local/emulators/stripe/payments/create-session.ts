import type Stripe from 'stripe';
import type { StripeContext } from '../stripe-context.ts';
import { stripeId } from '../stripe-id.ts';
import { newLineItems } from './line-item.ts';
import type { SessionRequest } from '../api/session-request.ts';

/** Creates an open session, and stores its items beside it. */
export function createSession(
  context: StripeContext,
  request: SessionRequest,
): Stripe.Checkout.Session {
  const id = stripeId('cs_test_a1', 58);
  const session: Stripe.Checkout.Session = {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: request.allowedMethods,
    amount_subtotal: request.subtotalMinor,
    amount_total: request.totalMinor,
    cancel_url: request.cancelUrl,
    client_reference_id: request.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    created: context.now(),
    currency: request.currency,
    currency_conversion: null,
    custom_fields: [],
    customer: null,
    customer_account: null,
    customer_creation: 'if_required',
    customer_details: null,
    customer_email: request.customerEmail,
    discounts: request.discount ? [request.discount.attached] : [],
    expires_at: request.expiresAt,
    integration_identifier: null,
    invoice: null,
    livemode: false,
    locale: request.locale,
    metadata: request.metadata,
    mode: 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: request.methods,
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: request.submitType,
    subscription: null,
    success_url: request.successUrl,
    total_details: {
      amount_discount: request.discount?.amountMinor ?? 0,
      amount_shipping: 0,
      amount_tax: 0,
    },
    ui_mode: 'hosted_page',
    url: context.pageUrl(`/_local/stripe/checkout/${id}`),
    wallet_options: null,
    ...request.terms,
  };
  context.store.put('checkout.session', session);
  context.store.put('checkout_order', {
    id,
    lineItems: newLineItems(context, request),
    intentMetadata: request.intentMetadata,
    intentDescription: request.intentDescription,
    delayedMethod:
      (request.totalMinor > 0 && request.methods.find((method) => method !== 'card')) || null,
  });
  return session;
}
