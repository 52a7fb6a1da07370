import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';
import { doctorEvent } from '#shared/constants/doctor-event.ts';
import { reasonOf } from '../reason-of.ts';

export type Verification =
  /** The webhook accepts events signed with this secret and refuses others. */
  | { outcome: 'verified' }
  /** The webhook refuses an event signed with this secret: it uses another. */
  | { outcome: 'refused' }
  /** The webhook accepts an event signed with a wrong secret. */
  | { outcome: 'unchecked' }
  | { outcome: 'other'; status: number }
  | { outcome: 'unreachable'; reason: string };

const timeoutMs = 5000;

/**
 * Posts two test events to a webhook, signed as Stripe signs (https://docs.stripe.com/webhooks#verify-manually): one
 * with this secret, one with another. The webhook ignores this type of event. The id is not one of Stripe's, so the
 * refused event is not looked up there, is not counted and raises no alarm.
 */
export async function verifySigningSecret(
  url: string,
  secret: string,
  send: typeof fetch = fetch,
): Promise<Verification> {
  try {
    const right = await post(url, secret, send);
    if (right === 400) return { outcome: 'refused' };
    if (right !== 200) return { outcome: 'other', status: right };
    const wrong = await post(url, `whsec_${randomBytes(24).toString('hex')}`, send);
    if (wrong === 200) return { outcome: 'unchecked' };
    return wrong === 400 ? { outcome: 'verified' } : { outcome: 'other', status: wrong };
  } catch (error) {
    return { outcome: 'unreachable', reason: reasonOf(error) };
  }
}

async function post(url: string, secret: string, send: typeof fetch): Promise<number> {
  const timestamp = Math.floor(Date.now() / 1000);
  const event = { id: 'outcrop_doctor', object: 'event', type: doctorEvent, created: timestamp };
  const payload = JSON.stringify({ ...event, data: { object: {} } });
  const { webhooks } = new Stripe('sk_unused');
  const signed = await webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp });
  const { status } = await send(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', 'stripe-signature': signed },
    body: payload,
    signal: AbortSignal.timeout(timeoutMs),
  });
  return status;
}
