import { useMemo } from 'react';
import { mutate, type SWRConfiguration } from 'swr';
import type { PurchaseRecord } from '#shared/contracts/purchase.ts';
import { hasCode, type ApiError } from '../api/api-error.ts';
import { useCall } from '../api/use-call.ts';
import { useSession } from '../session/use-session.ts';
import { usePendingPayments, type PendingPayment } from './pending-payments.ts';
import { latestPurchases } from './latest-purchases.ts';

/**
 * A visitor's relation to an item. `unknown`: not loaded yet; `unavailable`: could not be loaded. Until it is, the item can
 * be neither bought nor opened. `processing`: paid, but the payment has not cleared.
 */
export type Ownership =
  | 'for-sale'
  | 'unknown'
  | 'unavailable'
  | 'owned'
  | 'processing'
  | 'disputed';

/** Whether an offer takes its place on the page. While ownership is unknown, it is not shown (see styles/base.css). */
export const hasOffer = (ownership: Ownership | undefined): ownership is 'for-sale' | 'unknown' =>
  ownership === 'for-sale' || ownership === 'unknown';

export interface Entitlement {
  ownership: Ownership;
  /** The purchase behind the status, if any. Its id is the Checkout session's. */
  purchase?: PurchaseRecord;
}

/** A visitor's entitlements for one kind of item. */
export interface Entitlements {
  /** Free items need no purchase and are not covered here. */
  of(id: string): Entitlement;
  /** The purchases could not be read. They are retried in the background and on request. */
  failed: boolean;
  /** A retry is running. */
  retrying: boolean;
  retry(): void;
}

const ownerships: Partial<Record<PurchaseRecord['status'], Ownership>> = {
  owned: 'owned',
  processing: 'processing',
  disputed: 'disputed',
};

/** Guests can buy everything. For members, every status is unknown until their purchases have loaded. */
export function useEntitlements(type: 'article' | 'podcast' | 'product'): Entitlements {
  const isMember = useSession() !== null;
  const payments = usePendingPayments();
  const { data, error, isValidating, mutate } = useCall('GET /api/purchase', isMember ? {} : null, {
    ...retrySettings,
    refreshInterval: (purchases) => pollingMs(purchases, payments),
  });
  const failed = isMember && !data && error !== undefined;
  const of = useMemo(() => {
    const known = latestPurchases((data ?? []).filter((one) => one.resourceType === type));
    const awaited = unconfirmed(data, payments);
    return (id: string): Entitlement => {
      const purchase = known.get(id);
      const ownership = ownerships[purchase?.status ?? 'refunded'];
      if (ownership) return { ownership, purchase };
      if (isMember && !data) return { ownership: failed ? 'unavailable' : 'unknown' };
      const isAwaited = awaited.some(({ resourceId }) => resourceId === id);
      return { ownership: isAwaited ? 'processing' : 'for-sale', purchase };
    };
  }, [data, failed, isMember, payments, type]);
  return {
    of,
    failed,
    retrying: isValidating,
    retry: () => void mutate(),
  };
}

/** Revalidates the member's purchases wherever they are shown. */
export async function refreshPurchases(): Promise<void> {
  await mutate((key) => Array.isArray(key) && key[0] === 'GET /api/purchase');
}

/** Payments the server has not reported on yet. */
function unconfirmed(
  purchases: PurchaseRecord[] = [],
  payments: PendingPayment[],
): PendingPayment[] {
  return payments.filter(({ sessionId }) => !purchases.some(({ id }) => id === sessionId));
}

function pollingMs(purchases: PurchaseRecord[] | undefined, payments: PendingPayment[]): number {
  if (unconfirmed(purchases, payments).length > 0) return 5000;
  return purchases?.some(({ status }) => status === 'processing') ? 30_000 : 0;
}

const [firstRetryMs, longestRetryMs] = [2000, 30_000];

/**
 * Retries after 2, 4, 8 … seconds, and when the user returns to the tab: they may have bought something in another one.
 */
const retrySettings: SWRConfiguration<PurchaseRecord[], ApiError> = {
  revalidateOnFocus: true,
  shouldRetryOnError: true,
  onErrorRetry(error, _key, _settings, revalidate, { retryCount }) {
    if (hasCode(error, 'not_signed_in', 'session_expired', 'forbidden')) return;
    const waitMs = Math.min(longestRetryMs, firstRetryMs * 2 ** (retryCount - 1));
    setTimeout(() => void revalidate({ retryCount }), waitMs);
  },
};
