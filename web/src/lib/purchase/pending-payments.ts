import { useMemo } from 'react';
import { useSession } from '../session/use-session.ts';
import { useStored } from '../use-stored.ts';
import type { CheckoutReturn } from './checkout-return.ts';

/** A payment whose buyer has returned but which the server has not confirmed yet. */
export interface PendingPayment extends CheckoutReturn {
  userId: string;
  /** Epoch milliseconds. */
  since: number;
}

/** By this time, the sweep has processed every payment. */
const pendingMs = 3_600_000;

export const pendingPaymentsKey = 'awaitedPayments';

/** Returns the member's unconfirmed payments. They are stored in this browser: no page sells an item twice. */
export function usePendingPayments(): PendingPayment[] {
  const userId = useSession()?.user?.id;
  const [text] = useStored(pendingPaymentsKey, '[]');
  return useMemo(() => parsePayments(text).filter((one) => one.userId === userId), [text, userId]);
}

/** Drops foreign values under the key and expired entries. */
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
