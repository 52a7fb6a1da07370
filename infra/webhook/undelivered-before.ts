import type Stripe from 'stripe';
import { webhookEvents } from '#shared/constants/webhook-events.ts';

/** How long Stripe retries an event (docs.stripe.com/webhooks, "Automatic retries"). */
const retrySeconds = 3 * 24 * 3600;

/** Counts the handled events up to that time (Unix seconds) that Stripe still has to deliver. */
export async function undeliveredBefore(stripe: Stripe, created: number): Promise<number> {
  const since = Math.floor(Date.now() / 1000) - retrySeconds;
  if (created < since) return 0;
  let count = 0;
  const events = stripe.events.list({ created: { gte: since, lte: created }, limit: 100 });
  for await (const event of events) {
    if (event.pending_webhooks > 0 && isHandled(event.type)) count += 1;
  }
  return count;
}

function isHandled(type: string): boolean {
  return (webhookEvents as readonly string[]).includes(type);
}
