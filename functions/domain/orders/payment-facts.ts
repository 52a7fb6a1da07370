import type Stripe from 'stripe';
import type { DisputeState } from './dispute-state.ts';
import type { OrderStatus } from './order.ts';

/** Stripe's view of a session, reduced to what decides about access. Amounts in minor units. */
export interface PaymentFacts {
  session: 'open' | 'complete' | 'expired';
  /** Nothing is owed; true for a session with nothing to pay. */
  settled: boolean;
  /** A delayed method has failed: the intent requires another method. */
  failed: boolean;
  amountMinor: number;
  refundedMinor: number;
  dispute?: DisputeState;
}

/** What a session charges. Amounts in minor units. */
export interface Charges {
  /** Before discounts and tax that is added. */
  subtotalMinor: number;
  discountMinor: number;
  taxMinor: number;
  /** What the buyer pays in all. */
  amountMinor: number;
  currency: string;
}

/** The order status for these facts. The same facts give the same status, whatever the order of events. */
export function statusOf(facts: PaymentFacts): OrderStatus {
  if (facts.session === 'expired') return 'expired';
  if (facts.session === 'open') return 'pending';
  if (!facts.settled) return facts.failed ? 'failed' : 'processing';
  if (facts.dispute === 'open') return 'disputed';
  if (facts.dispute === 'lost') return 'charged_back';
  return facts.amountMinor > 0 && facts.refundedMinor >= facts.amountMinor ? 'refunded' : 'paid';
}

export function chargesOf(session: Stripe.Checkout.Session): Charges {
  const { amount_discount: discountMinor = 0, amount_tax: taxMinor = 0 } =
    session.total_details ?? {};
  return {
    subtotalMinor: session.amount_subtotal ?? 0,
    discountMinor,
    taxMinor,
    amountMinor: session.amount_total ?? 0,
    currency: session.currency ?? '',
  };
}

export function factsOf(
  session: Stripe.Checkout.Session,
  dispute: DisputeState | undefined,
): PaymentFacts {
  const intent = expanded(session.payment_intent);
  const charge = intent && expanded(intent.latest_charge);
  return {
    session: isOver(session.status) ? session.status : 'open',
    settled: session.payment_status === 'paid' || session.payment_status === 'no_payment_required',
    failed: intent?.status === 'requires_payment_method' || intent?.status === 'canceled',
    amountMinor: session.amount_total ?? 0,
    refundedMinor: charge?.amount_refunded ?? 0,
    ...(dispute && { dispute }),
  };
}

/** Stripe may add statuses; an unknown one grants nothing. */
function isOver(status: string | null): status is 'complete' | 'expired' {
  return status === 'complete' || status === 'expired';
}

/** A field that Stripe returns as an id unless it is expanded. */
export function expanded<T extends object>(field: string | T | null | undefined): T | undefined {
  return typeof field === 'object' && field !== null ? field : undefined;
}
