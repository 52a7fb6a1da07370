import Stripe from 'stripe';
import { noteRefusal, noteSuspect } from '../domain/orders/webhook-refusals.ts';
import { consumeRateLimit } from '../domain/rate-limits/consume-rate-limit.ts';
import { logger } from '../platform/logger.ts';
import { stripe } from '../platform/stripe-client.ts';

/** So often a refused message is compared with Stripe's own list: anybody can post messages. */
const doubts = { limit: 60, windowSeconds: 3600 };

/**
 * What to make of a message whose signature is wrong. Where it names an event that Stripe has for our key, it is Stripe's,
 * and the signing secret is wrong: that is logged, counted for the dashboard, and rings an alarm.
 * @returns the event as Stripe's API tells it; undefined for what anybody may have posted
 */
export async function refusedEvent(
  body: string,
  reason: string,
): Promise<Stripe.Event | undefined> {
  const event = await findEvent(body);
  logger.error('webhook refused', { genuine: event !== undefined, type: event?.type, reason });
  if (event) await noteRefusal();
  return event;
}

async function findEvent(body: string): Promise<Stripe.Event | undefined> {
  const id = eventIdIn(body);
  if (!id) return undefined;
  try {
    await consumeRateLimit('webhook-doubts', 'everybody', doubts);
    return await (await stripe()).events.retrieve(id);
  } catch (error) {
    // A restricted key may not be able to tell. Then several messages in a row, with none accepted, have to do.
    if (error instanceof Stripe.errors.StripePermissionError) await noteSuspect();
    return undefined;
  }
}

function eventIdIn(body: string): string | undefined {
  return /"id":\s*"(evt_\w{1,100})"/.exec(body)?.[1];
}
