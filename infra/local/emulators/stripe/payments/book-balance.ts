import type Stripe from 'stripe';
import type { StripeContext } from '../stripe-context.ts';
import { stripeId } from '../stripe-id.ts';

interface Booking {
  amountMinor: number;
  currency: string;
  source: string;
  type: Stripe.BalanceTransaction['type'];
  category: string;
}

/** Books money in (positive) or out. There is no fee, so `net` always equals `amount`. */
export function bookBalance(context: StripeContext, booking: Booking): Stripe.BalanceTransaction {
  const transaction: Stripe.BalanceTransaction = {
    id: stripeId('txn_3'),
    object: 'balance_transaction',
    amount: booking.amountMinor,
    available_on: context.now(),
    balance_type: 'payments',
    created: context.now(),
    currency: booking.currency,
    description: null,
    exchange_rate: null,
    fee: 0,
    fee_details: [],
    net: booking.amountMinor,
    reporting_category: booking.category,
    source: booking.source,
    status: 'available',
    type: booking.type,
  };
  context.store.put('balance_transaction', transaction);
  return transaction;
}
