import type Stripe from 'stripe';
import type { Entitlement } from '#functions/domain/entitlements/entitlement.ts';
import { expanded } from '#functions/domain/orders/payment-facts.ts';
import {
  paymentOf,
  sessionOfPayment,
  type Payment,
} from '#functions/domain/orders/read-payment.ts';
import { stripe } from '#functions/platform/stripe-client.ts';
import { paidStatuses } from './compare.ts';
import { scanEntitlements, scanOrders, type Period } from './records-repository.ts';

/** A payment to compare, recorded at Stripe, in the shop, or in both. */
export interface Candidate {
  sessionId?: string;
  orderId?: string;
  /** The keys of the entitlements that name the order. */
  grants?: readonly Pick<Entitlement, 'userId' | 'item'>[];
  /** The payment as listed by Stripe. */
  payment?: Payment;
}

export interface Candidates {
  /** By session id, or by order id if there is no session. */
  all: Map<string, Candidate>;
  counts: { payments: number; refunds: number; disputes: number; orders: number; grants: number };
}

/** Collects the payments of a period, first Stripe's and then the shop's. */
export async function collectCandidates(period: Period): Promise<Candidates> {
  const all = new Map<string, Candidate>();
  const counts = { payments: 0, refunds: 0, disputes: 0, orders: 0, grants: 0 };
  const add = (candidate: Candidate) => {
    const key = candidate.sessionId ?? candidate.orderId!;
    const known = all.get(key);
    const grants = [...(known?.grants ?? []), ...(candidate.grants ?? [])];
    all.set(key, { ...candidate, ...known, grants });
  };
  for await (const payment of listPayments(period)) {
    counts.payments++;
    add({ sessionId: payment.sessionId, orderId: payment.orderId, payment });
  }
  const known = new Map(
    [...all.values()].map(({ payment, sessionId }) => [payment?.paymentIntentId, sessionId]),
  );
  const addIntent = async (intent: string | undefined) => {
    const sessionId = known.get(intent) ?? (intent && (await sessionOfPayment(intent)));
    if (sessionId) add({ sessionId });
  };
  const client = await stripe();
  const listed = { created: seconds(period), limit: 100 };
  for await (const { payment_intent: intent } of client.refunds.list(listed)) {
    counts.refunds++;
    await addIntent(idOf(intent));
  }
  for await (const { payment_intent: intent } of client.disputes.list(listed)) {
    counts.disputes++;
    await addIntent(idOf(intent));
  }
  for await (const { id, sessionId, paidAt, status } of scanOrders(period)) {
    counts.orders++;
    if (paidAt || paidStatuses.includes(status))
      add({ ...(sessionId && { sessionId }), orderId: id });
  }
  for await (const held of scanEntitlements(period)) {
    const { orderId, sessionId, userId, item, complimentary } = held;
    // Complimentary access has no payment to compare.
    if (complimentary) continue;
    counts.grants++;
    add({ sessionId, orderId, grants: [{ userId, item }] });
  }
  return { all, counts };
}

async function* listPayments(period: Period): AsyncGenerator<Payment> {
  const client = await stripe();
  const sessions = client.checkout.sessions.list({
    created: seconds(period),
    status: 'complete',
    limit: 100,
    expand: ['data.payment_intent.latest_charge'],
  });
  for await (const session of sessions) {
    const payment = await paymentOf(session, client);
    if (payment?.facts.settled) yield payment;
  }
}

function seconds({ from, to }: Period): { gte: number; lte: number } {
  const second = (time: string) => Math.floor(Date.parse(time) / 1000);
  return { gte: second(from), lte: second(to) };
}

function idOf(intent: string | Stripe.PaymentIntent | null): string | undefined {
  return typeof intent === 'string' ? intent : expanded(intent)?.id;
}
