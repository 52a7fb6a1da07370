import type Stripe from 'stripe';
import { fromMinor } from '#shared/constants/money.ts';
import type { OrderEvent } from '#shared/contracts/orders.ts';
import { stripe } from '../../platform/stripe-client.ts';
import { disputeState } from './dispute-state.ts';
import { expanded } from './payment-facts.ts';
import { retrieveSession } from './read-payment.ts';
import { asksBuyer } from './refund-instructions.ts';
import { refundedBy } from './refunded-by.ts';

export interface PaymentHistory {
  /** Unsorted. */
  events: OrderEvent[];
  /** Absent if nothing was paid or the bank decides: then nothing can be refunded. */
  refund?: { givenBackMinor: number; leftMinor: number; asksBuyer: boolean };
}

/** Reads the history of a session from Stripe. */
export async function readPaymentHistory(sessionId: string): Promise<PaymentHistory> {
  const session = await retrieveSession(sessionId);
  if (!session) return { events: [] };
  const intent = expanded(session.payment_intent);
  const charge = intent && expanded(intent.latest_charge);
  const [refunds, disputes] = await Promise.all([
    intent && charge ? listRefunds(intent.id) : [],
    intent && charge?.disputed ? listDisputes(intent.id) : [],
  ]);
  const isPaid = charge?.status === 'succeeded';
  const events = [
    ...sessionEvents(session),
    ...(isPaid ? [paidEvent(charge)] : []),
    ...refunds.map(refundEvent),
    ...disputes.map(disputeEvent),
  ];
  const state = disputeState(disputes.map(({ status }) => status));
  if (!isPaid || state === 'open' || state === 'lost') return { events };
  const givenBackMinor = refundedBy(refunds);
  const leftMinor = charge.amount - givenBackMinor;
  return { events, refund: { givenBackMinor, leftMinor, asksBuyer: asksBuyer(charge) } };
}

/** Lists all refunds of a payment, newest first, including failed ones. */
export async function listRefunds(payment_intent: string): Promise<Stripe.Refund[]> {
  return (await stripe()).refunds
    .list({ payment_intent, limit: 100 })
    .autoPagingToArray({ limit: 1000 });
}

async function listDisputes(payment_intent: string): Promise<Stripe.Dispute[]> {
  return (await (await stripe()).disputes.list({ payment_intent, limit: 100 })).data;
}

function sessionEvents({ status, created, expires_at: end }: Stripe.Checkout.Session) {
  const opened: OrderEvent = { at: timeOf(created), by: 'stripe', what: 'opened' };
  const expired: OrderEvent = { at: timeOf(end), by: 'stripe', what: 'expired' };
  return status === 'expired' ? [opened, expired] : [opened];
}

function paidEvent(charge: Stripe.Charge): OrderEvent {
  return {
    at: timeOf(charge.created),
    by: 'stripe',
    what: 'paid',
    amount: fromMinor(charge.amount, charge.currency),
    ...methodOf(charge),
  };
}

function methodOf({ payment_method_details: details }: Stripe.Charge): Pick<OrderEvent, 'detail'> {
  if (!details) return {};
  const { brand, last4 } = details.card ?? {};
  const name = (brand ?? details.type).replaceAll('_', ' ');
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  return { detail: last4 ? `${capital} …${last4}` : capital };
}

function refundEvent(refund: Stripe.Refund): OrderEvent {
  const detail = refund.failure_reason ?? refund.reason;
  return {
    at: timeOf(refund.created),
    by: 'stripe',
    what: 'refund',
    amount: fromMinor(refund.amount, refund.currency),
    ...(refund.status && { status: refund.status }),
    ...(detail && { detail: detail.replaceAll('_', ' ') }),
  };
}

function disputeEvent(dispute: Stripe.Dispute): OrderEvent {
  return {
    at: timeOf(dispute.created),
    by: 'stripe',
    what: 'dispute',
    amount: fromMinor(dispute.amount, dispute.currency),
    status: dispute.status,
    detail: dispute.reason.replaceAll('_', ' '),
  };
}

function timeOf(epochSeconds: number): string {
  return new Date(epochSeconds * 1000).toISOString();
}
