import type Stripe from 'stripe';
import type { DisputeState } from './dispute-state.ts';
import type { OrderStatus } from './order.ts';

/** What Stripe says about a session, reduced to what decides about access. Amounts in minor units. */
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
  /** Before discounts and any tax on top. */
  subtotalMinor: number;
  discountMinor: number;
  taxMinor: number;
  /** The total that the buyer pays. */
  amountMinor: number;
  currency: string;
}

/** Returns the order status for these facts. It depends on nothing else, so the order of events does not matter. */
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

/** Whether a session has ended. Stripe may add statuses; an unknown one grants nothing. */
function isOver(status: string | null): status is 'complete' | 'expired' {
  return status === 'complete' || status === 'expired';
}

/** Returns an expanded field; undefined if Stripe returned only its id. */
export function expanded<T extends object>(field: string | T | null | undefined): T | undefined {
  return typeof field === 'object' && field !== null ? field : undefined;
}
