import type Stripe from 'stripe';
import type { StripeContext } from '../stripe-context.ts';
import { emit } from '../stripe-context.ts';
import { invalidRequest } from '../stripe-failure.ts';
import { formatMoney } from '../currencies.ts';
import { stripeId } from '../stripe-id.ts';
import { createBalanceTransaction } from './create-balance-transaction.ts';

export interface RefundRequest {
  /** Minor units; the full unrefunded amount by default. */
  amountMinor?: number | undefined;
  reason?: Stripe.Refund.Reason | undefined;
  /** The email address at which the buyer is asked for a bank account, for methods without native refunds. */
  instructionsEmail?: string | undefined;
  metadata?: Record<string, string>;
}

function check(context: StripeContext, charge: Stripe.Charge, amountMinor: number): void {
  if (charge.status !== 'succeeded')
    throw invalidRequest(`Charge ${charge.id} was not paid and cannot be refunded.`);
  if (charge.refunded)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  const dispute = context.store.list('dispute', [{ path: 'charge', is: '=', value: charge.id }])[0];
  if (dispute && dispute.status !== 'won')
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  const left = charge.amount - charge.amount_refunded;
  if (amountMinor > left) {
    const [asked, most] = [amountMinor, left].map((minor) => formatMoney(minor, charge.currency));
    const of = charge.amount_refunded > 0 ? 'unrefunded amount on charge' : 'charge amount';
    throw invalidRequest(`Refund amount (${asked}) is greater than ${of} (${most})`, {
      param: 'amount',
    });
  }
}

/** The card whose refunds are pending at first, as with Stripe's test card (docs.stripe.com/testing#refunds). */
const slowCard = '7726';

function firstStatus(
  { payment_method_details: method }: Stripe.Charge,
  email: string | undefined,
): Pick<Stripe.Refund, 'status' | 'instructions_email' | 'next_action' | 'pending_reason'> {
  if (method?.type === 'konbini') {
    if (email === undefined)
      throw invalidRequest('`instructions_email` is required to refund this payment method.', {
        code: 'parameter_missing',
        param: 'instructions_email',
      });
    return {
      status: 'requires_action',
      instructions_email: email,
      next_action: { type: 'display_details' },
    };
  }
  return method?.card?.last4 === slowCard
    ? { status: 'pending', pending_reason: 'processing' }
    : { status: 'succeeded' };
}

/** Refunds a charge in full or in part. Throws Stripe's 400 when the charge does not allow it. */
export function refundCharge(
  context: StripeContext,
  charge: Stripe.Charge,
  { amountMinor, reason, instructionsEmail, metadata = {} }: RefundRequest = {},
): Stripe.Refund {
  return context.store.transaction(() => {
    const amount = amountMinor ?? charge.amount - charge.amount_refunded;
    check(context, charge, amount);
    const status = firstStatus(charge, instructionsEmail);
    const id = stripeId('re_3');
    const transaction = createBalanceTransaction(context, {
      amountMinor: -amount,
      currency: charge.currency,
      source: id,
      type: 'refund',
      category: 'refund',
    });
    const refund: Stripe.Refund = {
      id,
      object: 'refund',
      amount,
      balance_transaction: transaction.id,
      charge: charge.id,
      created: context.now(),
      currency: charge.currency,
      customer: null,
      customer_account: null,
      metadata,
      payment_intent: charge.payment_intent,
      payment_method: charge.payment_method,
      reason: reason ?? null,
      receipt_number: null,
      source_transfer_reversal: null,
      ...status,
      transfer_reversal: null,
    };
    const refunded: Stripe.Charge = {
      ...charge,
      amount_refunded: charge.amount_refunded + amount,
      refunded: charge.amount_refunded + amount === charge.amount,
    };
    context.store.put('refund', refund);
    context.store.put('charge', refunded);
    emit(context, 'refund.created', refund);
    emit(context, 'charge.refunded', refunded);
    return refund;
  });
}
