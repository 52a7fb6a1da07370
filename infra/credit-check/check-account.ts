import type { Account, LedgerRecord } from './credit-records.ts';
import { checkLots } from './check-lots.ts';
import { checkReplies } from './check-replies.ts';

/**
 * Returns the problems with a member's credits as text; empty if there are none.
 * @param nowMs epoch milliseconds, to distinguish a reply in progress from one that was never released
 */
export function checkAccount(account: Account, nowMs: number): string[] {
  return [
    ...checkBalance(account),
    ...checkOrder(account.entries),
    ...checkLots(account),
    ...checkReplies(account, nowMs),
  ];
}

function* checkBalance({ member, entries }: Account): Generator<string> {
  const { credits } = member;
  const sum = entries.reduce((total, row) => total + row.credits, 0);
  if (!(credits >= 0)) yield `the balance is ${credits}`;
  if (credits !== sum) yield `the balance is ${credits}, but its entries add up to ${sum}`;
}

/**
 * Checks that each entry's balance follows from the one before, by time. Entries from before balances were recorded
 * precede the others, in any order; those that settle a hold with 0 credits have no balance.
 */
function* checkOrder(entries: readonly LedgerRecord[]): Generator<string> {
  const moving = entries.filter(({ credits, balance }) => credits !== 0 || balance !== undefined);
  const recorded = moving.filter(({ balance }) => balance !== undefined).sort(byTime);
  const legacy = moving.filter(({ balance }) => balance === undefined);
  let balance = legacy.reduce((total, { credits }) => total + credits, 0);
  for (const row of recorded) {
    balance += row.credits;
    if (row.balance !== balance) {
      yield `${row.entry} records a balance of ${row.balance}, but the entries up to it add up to ${balance}`;
    }
    balance = row.balance!;
  }
  const first = recorded[0];
  const late = first && legacy.find(({ createdAt }) => createdAt >= first.createdAt);
  if (late) yield `${late.entry} records no balance, although ${first.entry} before it does`;
}

function byTime(one: LedgerRecord, other: LedgerRecord): number {
  return one.createdAt < other.createdAt ? -1 : 1;
}
