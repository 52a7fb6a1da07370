import Stripe from 'stripe';
import { stripe } from '../../platform/stripe-client.ts';
import { getOrder } from './order-repository.ts';
import type { Order } from './order.ts';
import { expanded } from './payment-facts.ts';
import { readPayment, sessionOfPayment } from './read-payment.ts';

const orderNumber = /^[0-9A-HJKMNP-TV-Z]{26}$/i;
const stripeId = /^(cs|pi|ch|py|re|pyr|du|dp)_\w{4,200}$/;

/** Whether a text looks like an order's id or like one of Stripe's ids. */
export function isIdOfOrder(text: string): boolean {
  return orderNumber.test(text) || stripeId.test(text);
}

/** Finds an order by its own id, or by Stripe's id of its session, payment, charge, refund or dispute. */
export async function findOrderById(text: string): Promise<Order | undefined> {
  if (orderNumber.test(text)) return getOrder(text.toUpperCase());
  const sessionId = await unlessMissing(() => sessionOf(text));
  const payment = sessionId && (await readPayment(sessionId));
  return payment ? getOrder(payment.orderId) : undefined;
}

async function sessionOf(id: string): Promise<string | undefined> {
  const prefix = id.split('_')[0]!;
  if (prefix === 'cs') return id;
  const paymentId = prefix === 'pi' ? id : await paymentOf(prefix, id);
  return paymentId && sessionOfPayment(paymentId);
}

async function paymentOf(prefix: string, id: string): Promise<string | undefined> {
  const client = await stripe();
  const { payment_intent: intent } =
    prefix === 'ch' || prefix === 'py'
      ? await client.charges.retrieve(id)
      : prefix === 're' || prefix === 'pyr'
        ? await client.refunds.retrieve(id)
        : await client.disputes.retrieve(id);
  return typeof intent === 'string' ? intent : expanded(intent)?.id;
}

/** Returns undefined if Stripe has no such object. */
async function unlessMissing<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return undefined;
    throw error;
  }
}
