import type Stripe from 'stripe';
import type { StripeContext } from '../stripe-context.ts';
import { emit } from '../stripe-context.ts';
import { invalidRequest } from '../stripe-failure.ts';
import { stripeId } from '../stripe-id.ts';
import { createBalanceTransaction } from './create-balance-transaction.ts';
import { newDispute } from './new-dispute.ts';

const adjust = (context: StripeContext, dispute: Stripe.Dispute, sign: 1 | -1) =>
  createBalanceTransaction(context, {
    amountMinor: sign * dispute.amount,
    currency: dispute.currency,
    source: dispute.id,
    type: 'adjustment',
    category: sign < 0 ? 'dispute' : 'dispute_reversal',
  });

/**
 * Opens a dispute: the bank takes back the unrefunded amount until it decides. Throws 400 when the charge
 * cannot be disputed.
 */
export function openDispute(context: StripeContext, charge: Stripe.Charge): Stripe.Dispute {
  return context.store.transaction(() => {
    const already = context.store.list('dispute', [{ path: 'charge', is: '=', value: charge.id }]);
    if (charge.status !== 'succeeded' || charge.refunded || already.length > 0)
      throw invalidRequest(
        'Only a paid charge that is neither fully refunded nor disputed before can be disputed.',
      );
    const opened = newDispute(charge, stripeId('du_1'), context.now());
    const dispute = { ...opened, balance_transactions: [adjust(context, opened, -1)] };
    const disputed: Stripe.Charge = { ...charge, disputed: true };
    context.store.put('dispute', dispute);
    context.store.put('charge', disputed);
    emit(context, 'charge.dispute.created', dispute);
    emit(context, 'charge.dispute.funds_withdrawn', dispute);
    return dispute;
  });
}

const undecided: readonly string[] = ['needs_response', 'appeal_under_review'];

/** Closes a dispute: when won, the money comes back. Throws 400 unless a decision is due. */
export function closeDispute(
  context: StripeContext,
  id: string,
  outcome: 'won' | 'lost',
): Stripe.Dispute {
  return context.store.transaction(() => {
    const dispute = context.store.find('dispute', id);
    if (!dispute || !undecided.includes(dispute.status))
      throw invalidRequest('This dispute is not open.');
    const returned = outcome === 'won' ? [adjust(context, dispute, 1)] : [];
    const closed: Stripe.Dispute = {
      ...dispute,
      status: outcome,
      balance_transactions: [...dispute.balance_transactions, ...returned],
    };
    context.store.put('dispute', closed);
    emit(context, 'charge.dispute.closed', closed);
    if (outcome === 'won') emit(context, 'charge.dispute.funds_reinstated', closed);
    return closed;
  });
}

/** Appeals a lost dispute: the money is not returned until the appeal is won. Throws 400 unless the dispute is lost. */
export function appealDispute(context: StripeContext, id: string): Stripe.Dispute {
  return context.store.transaction(() => {
    const dispute = context.store.find('dispute', id);
    if (dispute?.status !== 'lost') throw invalidRequest('Only a lost dispute can be appealed.');
    const appealed: Stripe.Dispute = { ...dispute, status: 'appeal_under_review' };
    context.store.put('dispute', appealed);
    emit(context, 'charge.dispute.updated', appealed);
    return appealed;
  });
}
