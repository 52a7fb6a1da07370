import type Stripe from 'stripe';
import type { StripeContext } from '../stripe-context.ts';
import { stripeId } from '../stripe-id.ts';

interface BalanceEntry {
  amountMinor: number;
  currency: string;
  source: string;
  type: Stripe.BalanceTransaction['type'];
  category: string;
}

/** Books money in (positive) or out. There is no fee, so `net` always equals `amount`. */
export function createBalanceTransaction(
  context: StripeContext,
  entry: BalanceEntry,
): Stripe.BalanceTransaction {
  const transaction: Stripe.BalanceTransaction = {
    id: stripeId('txn_3'),
    object: 'balance_transaction',
    amount: entry.amountMinor,
    available_on: context.now(),
    balance_type: 'payments',
    created: context.now(),
    currency: entry.currency,
    description: null,
    exchange_rate: null,
    fee: 0,
    fee_details: [],
    net: entry.amountMinor,
    reporting_category: entry.category,
    source: entry.source,
    status: 'available',
    type: entry.type,
  };
  context.store.put('balance_transaction', transaction);
  return transaction;
}
