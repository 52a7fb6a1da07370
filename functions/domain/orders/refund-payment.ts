import Stripe from 'stripe';
import { formatMinor } from '#shared/constants/money.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { AppError } from '../../platform/app-error.ts';
import { stripe } from '../../platform/stripe-client.ts';
import type { Order } from './order.ts';
import { expanded } from './payment-facts.ts';
import { listRefunds } from './payment-history.ts';
import { metadataOwner, retrieveSession } from './read-payment.ts';
import { instructionsEmailOf, refundInstructions } from './refund-instructions.ts';
import { refundedBy } from './refunded-by.ts';

export interface RefundRequest {
  requestId: string;
  amountMinor: number;
  /** What had been refunded when the administrator decided, in minor units. */
  givenBackMinor: number;
  cause?: Stripe.RefundCreateParams.Reason | undefined;
}

/**
 * Makes a refund at Stripe: one per request id, however often or late the request is repeated. Access, credits and
 * emails follow from Stripe's state afterwards.
 * @param before runs when the refund is certain to be made; writes the audit row
 * @throws AppError `conflict` with the reason if there is nothing to refund, the order has changed or Stripe refuses;
 * `validation_failed` if the amount is too high; `payment_unavailable` if it is unknown whether Stripe made the refund
 */
export async function refundPayment(
  order: Order,
  request: RefundRequest,
  before: () => Promise<void>,
): Promise<void> {
  const { sessionId, paymentIntentId } = order;
  if (!sessionId || !paymentIntentId || !order.paidAt) throw nothingPaid;
  const [session, refunds] = await Promise.all([
    retrieveSession(sessionId),
    listRefunds(paymentIntentId),
  ]);
  const made = refunds.find(({ metadata }) => metadata?.['requestId'] === request.requestId);
  if (made?.amount === request.amountMinor) return;
  if (made) throw otherAmount;
  const intent = session && expanded(session.payment_intent);
  const charge = intent && expanded(intent.latest_charge);
  if (charge?.status !== 'succeeded') throw nothingPaid;
  refuse(charge, refunds, request);
  await before();
  await create(order, instructionsEmailOf(session!), request);
}

function refuse(
  charge: Stripe.Charge,
  refunds: readonly Stripe.Refund[],
  { amountMinor, givenBackMinor }: RefundRequest,
): void {
  const already = refundedBy(refunds);
  const money = (minor: number) => formatMinor(minor, charge.currency, siteConfig.locale);
  if (already !== givenBackMinor) {
    throw new AppError('conflict', {
      text: `${money(already)} of this order has already been refunded. Reload the page before you refund more.`,
    });
  }
  const left = charge.amount - already;
  if (amountMinor > left) {
    const text = left > 0 ? `At most ${money(left)} can be refunded` : 'Everything is refunded';
    throw new AppError('validation_failed', { fields: { amount: text } });
  }
}

async function create(
  order: Order,
  instructionsEmail: string | undefined,
  { requestId, amountMinor, cause }: RefundRequest,
): Promise<void> {
  await (
    await stripe()
  ).refunds
    .create(
      {
        payment_intent: order.paymentIntentId!,
        amount: amountMinor,
        ...(cause && { reason: cause }),
        ...refundInstructions(order, instructionsEmail),
        metadata: { owner: metadataOwner, orderId: order.id, requestId },
      },
      { idempotencyKey: `refund-${order.id}-${requestId}` },
    )
    .catch((cause: unknown) => {
      throw refusal(cause);
    });
}

const reasons: Record<string, string> = {
  charge_already_refunded: 'This payment has already been refunded in full.',
  charge_disputed:
    'The buyer’s bank has taken this payment back, or is still deciding. Respond to the dispute in Stripe instead.',
};

function refusal(cause: unknown): unknown {
  if (
    cause instanceof Stripe.errors.StripeInvalidRequestError ||
    cause instanceof Stripe.errors.StripeIdempotencyError
  ) {
    const text = reasons[cause.code ?? ''] ?? `Stripe refuses this refund: ${cause.message}`;
    return new AppError('conflict', { text, cause });
  }
  return cause;
}

const otherAmount = new AppError('conflict', {
  text: 'This request has already refunded a different amount. Reload the page and check what has been refunded.',
});

const nothingPaid = new AppError('conflict', {
  text: 'Nothing was paid for this order, so there is nothing to refund.',
});
