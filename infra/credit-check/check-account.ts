import type { Account, BookingRecord } from './credit-records.ts';
import { checkLots } from './check-lots.ts';
import { checkReplies } from './check-replies.ts';

/**
 * Returns the problems with a member's credits as text; empty if there are none.
 * @param nowMs epoch milliseconds, to distinguish a reply in progress from one that was never released
 */
export function checkAccount(account: Account, nowMs: number): string[] {
  return [
    ...checkBalance(account),
    ...checkOrder(account.bookings),
    ...checkLots(account),
    ...checkReplies(account, nowMs),
  ];
}

function* checkBalance({ member, bookings }: Account): Generator<string> {
  const { credits } = member;
  const sum = bookings.reduce((total, booking) => total + booking.credits, 0);
  if (!(credits >= 0)) yield `the balance is ${credits}`;
  if (credits !== sum) yield `the balance is ${credits}, but its bookings add up to ${sum}`;
}

/**
 * Checks that each booking's balance follows from the one before, by time. Bookings from before balances were recorded
 * precede the others, in any order; those that settle a hold with 0 credits have no balance.
 */
function* checkOrder(bookings: readonly BookingRecord[]): Generator<string> {
  const moving = bookings.filter(({ credits, balance }) => credits !== 0 || balance !== undefined);
  const recorded = moving.filter(({ balance }) => balance !== undefined).sort(byTime);
  const legacy = moving.filter(({ balance }) => balance === undefined);
  let balance = legacy.reduce((total, { credits }) => total + credits, 0);
  for (const booking of recorded) {
    balance += booking.credits;
    if (booking.balance !== balance) {
      yield `${booking.entry} records a balance of ${booking.balance}, but the bookings up to it add up to ${balance}`;
    }
    balance = booking.balance!;
  }
  const first = recorded[0];
  const late = first && legacy.find(({ createdAt }) => createdAt >= first.createdAt);
  if (late) yield `${late.entry} records no balance, although ${first.entry} before it does`;
}

function byTime(one: BookingRecord, other: BookingRecord): number {
  return one.createdAt < other.createdAt ? -1 : 1;
}
