import { fromMinor } from '#shared/constants/money.ts';
import type { ManagedCode } from '#shared/contracts/codes.ts';
import { nowIso } from '../../platform/clock.ts';
import { stateOf, type Code } from './code.ts';

/** Returns a code as administrators see it. */
export function presentCode(code: Code): ManagedCode {
  const { id, currency, amountOffMinor, minimumMinor, percentOff, items } = code;
  const { times, perCustomer, startsAt, endsAt, used, createdAt } = code;
  return {
    code: id,
    percentOff,
    ...(amountOffMinor !== undefined && { amountOff: fromMinor(amountOffMinor, currency) }),
    ...(minimumMinor !== undefined && { minimum: fromMinor(minimumMinor, currency) }),
    ...{ currency, items, times, perCustomer, startsAt, endsAt, used, createdAt },
    state: stateOf(code, nowIso()),
  };
}
