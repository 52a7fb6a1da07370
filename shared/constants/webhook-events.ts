/** The events of Stripe that the purchase function handles: the endpoint at Stripe is registered for exactly these. */
export const webhookEvents = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_reinstated',
  'charge.dispute.funds_withdrawn',
  'refund.failed',
] as const;

export type WebhookEventType = (typeof webhookEvents)[number];
