import type Stripe from 'stripe';

/** What the buyer sees and what the payment will contain. Stripe stores it beside the session, not in it. */
export interface CheckoutOrder {
  id: string;
  lineItems: Stripe.LineItem[];
  intentMetadata: Record<string, string>;
  intentDescription: string | null;
  /** A delayed method such as bacs_debit, if this session offers one. */
  delayedMethod: string | null;
}

export interface StoredEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** Stripe shows the signing secret of an endpoint only once, when it is created. */
export type StoredEndpoint = Stripe.WebhookEndpoint & { secret: string };

/**
 * Everything stored, by Stripe's name in `object`, in Stripe's own types so that the compiler checks the
 * emulator.
 */
export interface StoredKinds {
  'checkout.session': Stripe.Checkout.Session;
  checkout_order: CheckoutOrder;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  balance_transaction: Stripe.BalanceTransaction;
  product: Stripe.Product;
  coupon: Stripe.Coupon;
  invoice: Stripe.Invoice;
  promotion_code: Stripe.PromotionCode;
  event: StoredEvent;
  webhook_endpoint: StoredEndpoint;
}

export type Kind = keyof StoredKinds;
