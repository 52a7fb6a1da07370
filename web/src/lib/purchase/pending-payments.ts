import { useMemo } from 'react';
import { useSession } from '../session/use-session.ts';
import { useStored } from '../use-stored.ts';
import type { CheckoutReturn } from './checkout-return.ts';

/** A payment that the buyer has come back from, and that the server has not confirmed yet. */
export interface PendingPayment extends CheckoutReturn {
  userId: string;
  /** Epoch milliseconds. */
  since: number;
}

/** By then the sweep has seen to every payment that was made. */
const pendingMs = 3_600_000;

export const pendingPaymentsKey = 'awaitedPayments';

/** The member's awaited payments, kept in this browser: no page sells again what has just been paid for. */
export function usePendingPayments(): PendingPayment[] {
  const userId = useSession()?.user?.id;
  const [text] = useStored(pendingPaymentsKey, '[]');
  return useMemo(() => parsePayments(text).filter((one) => one.userId === userId), [text, userId]);
}

/** What somebody else wrote under the key, and what is too old to be waited for, is left out. */
export function parsePayments(text: string, now = Date.now()): PendingPayment[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value)
      ? (value as Partial<PendingPayment>[]).filter(
          (one): one is PendingPayment =>
            typeof one?.since === 'number' && now - one.since < pendingMs,
        )
      : [];
  } catch {
    return [];
  }
}
