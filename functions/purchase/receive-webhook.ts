import type Stripe from 'stripe';
import { doctorEvent } from '#shared/constants/doctor-event.ts';
import { webhookEvents, type WebhookEventType } from '#shared/constants/webhook-events.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { fulfil } from '../domain/orders/fulfil.ts';
import { expanded } from '../domain/orders/payment-facts.ts';
import { sessionOfPayment } from '../domain/orders/read-payment.ts';
import { clearRefusals } from '../domain/orders/webhook-refusal-repository.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';
import { secret } from '../platform/secrets.ts';
import { stripe } from '../platform/stripe-client.ts';
import { refusedEvent } from './refused-event.ts';

/**
 * Handles an event from Stripe. The event only identifies the session: access follows from Stripe's current state, so
 * order, repetition and age of events do not matter. After a response with status 5xx Stripe sends the event again. A
 * genuine event that fails verification because our secret is wrong is processed anyway, so that buyers need not wait
 * for the operator.
 */
export const receiveWebhook = implement(
  purchaseContract.webhook,
  async (_input, _actor, { headers, rawBody }) => {
    const event = await verifiedEvent(rawBody, headers['stripe-signature']);
    // The doctor's test event. It does not show that Stripe signs with this secret, so the counts of refused events are
    // kept.
    if ((event.type as string) === doctorEvent) return { received: true };
    await Promise.all([grant(event), clearRefusals()]);
    return { received: true };
  },
);

async function grant(event: Stripe.Event): Promise<void> {
  const sessionId = await sessionOf(event);
  if (sessionId) await fulfil(sessionId);
}

/** https://docs.stripe.com/webhooks#verify-official-libraries: an HMAC over the raw body, at most 5 minutes old. */
async function verifiedEvent(body: string, signature: string | undefined): Promise<Stripe.Event> {
  const client = await stripe();
  const signingSecret = await secret('STRIPE_WEBHOOK_SECRET');
  try {
    return await client.webhooks.constructEventAsync(body, signature ?? '', signingSecret);
  } catch (cause) {
    const event = await refusedEvent(body, (cause as Error).message);
    if (event) await grant(event);
    throw new AppError('signature_invalid', { cause });
  }
}

/** @returns undefined for an irrelevant event or one without an object */
async function sessionOf(event: Stripe.Event): Promise<string | undefined> {
  if (!(event.data as Partial<Stripe.Event.Data> | null)?.object) return undefined;
  if (!isHandled(event)) return undefined;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      return event.data.object.id;
    case 'charge.refunded':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.funds_withdrawn':
    case 'refund.failed': {
      const { payment_intent: intent } = event.data.object;
      const id = typeof intent === 'string' ? intent : expanded(intent)?.id;
      return id && sessionOfPayment(id);
    }
  }
}

/** Whether the switch in `sessionOf` has a case for the event. The compiler keeps the switch and the list in step. */
function isHandled(
  event: Stripe.Event,
): event is Extract<Stripe.Event, { type: WebhookEventType }> {
  return (webhookEvents as readonly string[]).includes(event.type);
}
