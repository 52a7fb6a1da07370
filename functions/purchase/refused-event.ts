import Stripe from 'stripe';
import { countRefusal, countSuspect } from '../domain/orders/webhook-refusal-repository.ts';
import { consumeRateLimit } from '../domain/rate-limits/consume-rate-limit.ts';
import { logger } from '../platform/logger.ts';
import { stripe } from '../platform/stripe-client.ts';

/** Limits the look-ups of refused messages at Stripe: anyone can post messages. */
const lookupLimit = { limit: 60, windowSeconds: 3600 };

/**
 * Handles a message with an invalid signature. If it names an event that Stripe finds with our key, the event is
 * genuine and the signing secret is wrong: this is logged, counted for the dashboard, and raises an alarm.
 * @returns the event from Stripe's API; undefined if the message may be a forgery
 */
export async function refusedEvent(
  body: string,
  reason: string,
): Promise<Stripe.Event | undefined> {
  const event = await findEvent(body);
  logger.error('webhook refused', { genuine: event !== undefined, type: event?.type, reason });
  if (event) await countRefusal();
  return event;
}

async function findEvent(body: string): Promise<Stripe.Event | undefined> {
  const id = eventIdIn(body);
  if (!id) return undefined;
  try {
    await consumeRateLimit('webhook-doubts', 'everybody', lookupLimit);
    return await (await stripe()).events.retrieve(id);
  } catch (error) {
    // A restricted key may lack the permission. In that case, several refused messages in a row count as evidence.
    if (error instanceof Stripe.errors.StripePermissionError) await countSuspect();
    return undefined;
  }
}

function eventIdIn(body: string): string | undefined {
  return /"id":\s*"(evt_\w{1,100})"/.exec(body)?.[1];
}
