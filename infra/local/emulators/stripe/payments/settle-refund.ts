import type Stripe from 'stripe';
import type { StripeContext } from '../stripe-context.ts';
import { emit } from '../stripe-context.ts';
import { invalidRequest, noSuch } from '../stripe-failure.ts';
import { createBalanceTransaction } from './create-balance-transaction.ts';

/** Statuses of a refund that the bank can still let succeed or fail. */
const open: readonly (string | null)[] = ['pending', 'requires_action'];

/**
 * Ends a refund: the money arrives, or the bank returns it, even long after the refund seemed to have succeeded. Throws
 * 400 if that can no longer happen.
 */
export function settleRefund(context: StripeContext, id: string, arrived: boolean): Stripe.Refund {
  return context.store.transaction(() => {
    const refund = context.store.find('refund', id);
    if (!refund) throw noSuch('refund', id, 'id');
    const canEnd = open.includes(refund.status) || (!arrived && refund.status === 'succeeded');
    if (!canEnd) throw invalidRequest('This refund has ended.');
    return arrived ? succeed(context, refund) : fail(context, refund);
  });
}

function succeed(context: StripeContext, refund: Stripe.Refund): Stripe.Refund {
  const { next_action: _action, pending_reason: _reason, ...rest } = refund;
  const succeeded: Stripe.Refund = { ...rest, status: 'succeeded' };
  context.store.put('refund', succeeded);
  emit(context, 'refund.updated', succeeded);
  return succeeded;
}

/** Fails a refund: the money is back in the seller's balance, and the charge is no longer refunded. */
function fail(context: StripeContext, refund: Stripe.Refund): Stripe.Refund {
  const transaction = createBalanceTransaction(context, {
    amountMinor: refund.amount,
    currency: refund.currency,
    source: refund.id,
    type: 'refund_failure',
    category: 'refund_failure',
  });
  const { next_action: _action, pending_reason: _reason, ...rest } = refund;
  const failed: Stripe.Refund = {
    ...rest,
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
    failure_balance_transaction: transaction.id,
  };
  context.store.put('refund', failed);
  const charge = context.store.find('charge', String(refund.charge));
  if (charge) {
    const amount_refunded = charge.amount_refunded - refund.amount;
    context.store.put('charge', { ...charge, amount_refunded, refunded: false });
  }
  emit(context, 'refund.updated', failed);
  emit(context, 'refund.failed', failed);
  return failed;
}
