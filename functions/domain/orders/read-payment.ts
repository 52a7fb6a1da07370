import type Stripe from 'stripe';
import { logger } from '../../platform/logger.ts';
import { isLiveMode, isStripeError, stripe } from '../../platform/stripe-client.ts';
import { disputeState, knownDisputeState, type DisputeState } from './dispute-state.ts';
import { buyerOf, type BuyerDetails } from './buyer-details.ts';
import { instructionsEmailOf } from './refund-instructions.ts';
import { chargesOf, expanded, factsOf, type Charges, type PaymentFacts } from './payment-facts.ts';

export interface Payment extends Charges {
  sessionId: string;
  orderId: string;
  paymentIntentId?: string;
  /** When the buyer's card or account was charged; absent if nothing was charged. */
  chargedAt?: string;
  /** The last four digits of the card that was charged; absent for other methods. */
  cardDigits?: string;
  buyer: BuyerDetails;
  /** Whether the buyer ticked the consent box on Stripe's page. */
  hasAgreed: boolean;
  facts: PaymentFacts;
  /** Present if Stripe must ask the buyer for bank details before a refund: `instructionsEmailOf`. */
  instructionsEmail?: string;
}

/** Marks our sessions in a Stripe account that others use too. */
export const metadataOwner = 'outcrop';

/**
 * Reads a session from Stripe with its payment, refunds and disputes.
 * @returns undefined if Stripe does not know the session or it is not ours: another mode, other metadata
 */
export async function readPayment(sessionId: string): Promise<Payment | undefined> {
  const session = await retrieveSession(sessionId);
  return session && paymentOf(session, await stripe());
}

/**
 * Returns the payment of a session whose `payment_intent.latest_charge` is expanded; undefined if the session is not
 * ours. Disputes are read from `client`.
 */
export async function paymentOf(
  session: Stripe.Checkout.Session,
  client: Stripe,
): Promise<Payment | undefined> {
  if (session.livemode !== (await isLiveMode())) return undefined;
  const { owner, orderId } = session.metadata ?? {};
  if (owner !== metadataOwner || !orderId) return undefined;
  const intent = expanded(session.payment_intent);
  const instructionsEmail = instructionsEmailOf(session);
  const charge = intent && expanded(intent.latest_charge);
  const cardDigits = charge?.payment_method_details?.card?.last4;
  return {
    sessionId: session.id,
    orderId,
    ...(intent && { paymentIntentId: intent.id }),
    ...(charge && { chargedAt: new Date(charge.created * 1000).toISOString() }),
    ...(cardDigits && { cardDigits }),
    ...chargesOf(session),
    buyer: buyerOf(session),
    hasAgreed: session.consent?.terms_of_service === 'accepted',
    facts: factsOf(session, await readDisputes(intent, client)),
    ...(instructionsEmail !== undefined && { instructionsEmail }),
  };
}

/** Finds the id of the Checkout session of a payment: refund and dispute events name only the payment. */
export async function sessionOfPayment(paymentIntentId: string): Promise<string | undefined> {
  const { data } = await (
    await stripe()
  ).checkout.sessions.list({ payment_intent: paymentIntentId, limit: 1 });
  return data[0]?.id;
}

/** Reads a session with its `payment_intent.latest_charge`; undefined if Stripe does not know it. */
export async function retrieveSession(
  sessionId: string,
): Promise<Stripe.Checkout.Session | undefined> {
  try {
    return await (
      await stripe()
    ).checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] });
  } catch (error) {
    if (isStripeError(error, 'resource_missing')) return undefined;
    throw error;
  }
}

/** Reads all disputes of a payment: a later one does not undo an earlier one that was lost. */
async function readDisputes(
  intent: Stripe.PaymentIntent | undefined,
  client: Stripe,
): Promise<DisputeState | undefined> {
  const charge = intent && expanded(intent.latest_charge);
  if (!charge?.disputed) return undefined;
  const list = client.disputes.list({ payment_intent: intent!.id, limit: 100 });
  const statuses: string[] = [];
  for await (const { id, status } of list) {
    if (!knownDisputeState(status)) logger.error('unknown dispute status', { id, status });
    statuses.push(status);
  }
  return disputeState(statuses);
}
