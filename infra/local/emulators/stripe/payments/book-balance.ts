import type Stripe from 'stripe';
import type { World } from '../world.ts';
import { stripeId } from '../stripe-id.ts';

interface Booking {
  amountMinor: number;
  currency: string;
  source: string;
  type: Stripe.BalanceTransaction['type'];
  category: string;
}

/** Books money in (positive) or out; the laptop takes no fee, so `net` is always `amount`. */
export function bookBalance(world: World, booking: Booking): Stripe.BalanceTransaction {
  const transaction: Stripe.BalanceTransaction = {
    id: stripeId('txn_3'),
    object: 'balance_transaction',
    amount: booking.amountMinor,
    available_on: world.now(),
    balance_type: 'payments',
    created: world.now(),
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
  world.store.put('balance_transaction', transaction);
  return transaction;
}
