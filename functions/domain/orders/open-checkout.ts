import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import { AppError, appErrorFrom } from '../../platform/app-error.ts';
import { logger } from '../../platform/logger.ts';
import { isStripeError, stripe } from '../../platform/stripe-client.ts';
import { fulfil } from './fulfil.ts';
import { failUnopened, getOrder, recordSession } from './order-repository.ts';
import type { Order } from './order.ts';
import { chargesOf } from './payment-facts.ts';
import { isQuoted, quoteOf } from './quote.ts';
import { sessionParameters } from './session-parameters.ts';

const inUseTries = 20;
const inUseWaitMilliseconds = 250;

/**
 * Returns the URL of an order's Checkout session. The order's id is Stripe's idempotency key and every parameter comes
 * from the order: repeated calls get the same session.
 * @throws AppError `payment_unavailable`, or `code_refused` if Stripe does not take the code; the order is then closed
 */
export async function openCheckout(order: Order): Promise<string> {
  if (order.checkoutUrl) return order.checkoutUrl;
  try {
    for (let tries = 0; tries < inUseTries; tries++) {
      const url = await createSession(order);
      if (url) return url;
      await sleep(inUseWaitMilliseconds);
      const { checkoutUrl } = (await getOrder(order.id)) ?? order;
      if (checkoutUrl) return checkoutUrl;
    }
  } catch (cause) {
    logger.error('checkout could not be opened', { orderId: order.id, error: cause });
    await failUnopened(order);
    throw appErrorFrom(cause, isCodeRefused(order, cause) ? 'code_refused' : 'payment_unavailable');
  }
  throw new AppError('payment_unavailable');
}

/**
 * Closes an older session before a new one is opened, so that the item cannot be paid for twice.
 * @returns `paid` if the buyer has already paid
 * @throws AppError `payment_processing` while Stripe refuses because the buyer is paying at this moment
 */
export async function closeCheckout(order: Order): Promise<'closed' | 'paid'> {
  if (order.status !== 'pending') return 'closed';
  const sessionId = order.sessionId ?? (await sessionUnderWay(order));
  if (!sessionId) return 'closed';
  try {
    await (await stripe()).checkout.sessions.expire(sessionId);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) {
      throw appErrorFrom(error, 'payment_unavailable');
    }
  }
  const status = (await fulfil(sessionId))?.status ?? 'expired';
  if (status === 'pending') throw new AppError('payment_processing');
  return status === 'expired' || status === 'failed' ? 'closed' : 'paid';
}

/**
 * Returns the session of an order whose opening is in progress or was interrupted: Stripe returns the same session
 * for the same key, and it can then be closed.
 * @returns undefined if no session can be opened; the order is closed then
 */
async function sessionUnderWay(order: Order): Promise<string | undefined> {
  let failure: unknown;
  try {
    await openCheckout(order);
  } catch (error) {
    failure = error;
  }
  const { sessionId, status } = (await getOrder(order.id)) ?? {};
  if (!sessionId && status === 'pending') throw failure;
  return sessionId;
}

/** @returns undefined while another request with the same key is in progress at Stripe */
async function createSession(order: Order): Promise<string | undefined> {
  try {
    const client = await stripe();
    const session = await client.checkout.sessions.create(sessionParameters(order), {
      idempotencyKey: order.id,
    });
    if (!session.url) throw new Error('Stripe returned a session without a URL.');
    if (!isQuoted(chargesOf(session), quoteOf(order))) {
      await client.checkout.sessions.expire(session.id);
      throw new Error('Stripe would not charge what was quoted.');
    }
    await recordSession(order.id, session.id, session.url);
    return session.url;
  } catch (error) {
    if (isStripeError(error, 'idempotency_key_in_use')) return undefined;
    throw error;
  }
}

/** Whether Stripe refused the code. It passed our own rules, but it may have been changed or used up at Stripe. */
function isCodeRefused(order: Order, cause: unknown): boolean {
  return (
    order.quote?.code !== undefined && cause instanceof Stripe.errors.StripeInvalidRequestError
  );
}
