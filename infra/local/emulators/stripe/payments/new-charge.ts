import type Stripe from 'stripe';
import type { StripeContext } from '../stripe-context.ts';
import { stripeId } from '../stripe-id.ts';
import { customerDetails, type Buyer } from './buyer.ts';

export interface ChargeDetails {
  intent: Stripe.PaymentIntent;
  buyer: Buyer;
  /** The card number as typed, or the name of a delayed method. */
  method: { card: string } | { delayed: string };
}

const cardDetails = (number: string): Stripe.Charge.PaymentMethodDetails['card'] => ({
  amount_authorized: null,
  authorization_code: null,
  brand: 'visa',
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
  country: 'GB',
  electronic_commerce_indicator: null,
  exp_month: 12,
  exp_year: 2034,
  fingerprint: null,
  funding: 'credit',
  installments: null,
  last4: number.slice(-4),
  mandate: null,
  network: 'visa',
  network_token: null,
  network_transaction_id: null,
  regulated_status: null,
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
});

/** A charge in progress; `settleCharge` and `failCharge` decide it. */
export function newCharge(
  context: StripeContext,
  { intent, buyer, method }: ChargeDetails,
): Stripe.Charge {
  const id = stripeId('card' in method ? 'ch_3' : 'py_3');
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: {
      address: customerDetails(buyer).address,
      email: buyer.email,
      name: buyer.name ?? null,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: null,
    captured: true,
    created: context.now(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: false,
    payment_intent: intent.id,
    payment_method: stripeId('pm_1'),
    payment_method_details:
      'card' in method
        ? { type: 'card', card: cardDetails(method.card) }
        : { type: method.delayed },
    radar_options: {},
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'pending',
    transfer_data: null,
    transfer_group: null,
  };
}

/** The same charge, succeeded. */
export const settledCharge = (context: StripeContext, charge: Stripe.Charge): Stripe.Charge => ({
  ...charge,
  status: 'succeeded',
  paid: true,
  amount_captured: charge.amount,
  receipt_url: context.pageUrl(`/_local/stripe/receipts/${charge.id}`),
  outcome: {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: 'approved_by_network',
    reason: null,
    risk_level: 'normal',
    seller_message: 'Payment complete.',
    type: 'authorized',
  },
});

/** The same charge, failed, with Stripe's code and message. */
export const failedCharge = (
  charge: Stripe.Charge,
  failure: { code: string; declineCode: string; message: string },
): Stripe.Charge => ({
  ...charge,
  status: 'failed',
  failure_code: failure.code,
  failure_message: failure.message,
  outcome: {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: 'declined_by_network',
    reason: failure.declineCode,
    risk_level: 'normal',
    seller_message: 'The bank did not return any further details with this decline.',
    type: 'issuer_declined',
  },
});
