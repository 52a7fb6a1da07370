import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Verification } from '#shared/contracts/purchase.ts';
import { hasCode } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { session } from '../session/session.ts';
import type { CheckoutReturn } from './checkout-return.ts';
import { verifyWithRetries } from './verify-with-retries.ts';
import { pause } from '../pause.ts';
import { useTrackPayment } from './track-payment.ts';
import { refreshPurchases } from './entitlements.ts';
import * as messages from './messages.ts';

export type PurchaseCheck =
  | { state: 'verifying' }
  | { state: 'verified'; purchase: Verification }
  /** Paid with a method that takes days to settle. */
  | { state: 'processing'; purchase: Verification }
  /** The server knows the purchase, but it grants nothing. */
  | { state: 'refused'; purchase: Verification; detail: string }
  | { state: 'signed-out' }
  /** The status could not be determined. */
  | { state: 'failed'; error: unknown };

/** A result other than a verified purchase. */
export type UnverifiedCheck = Exclude<PurchaseCheck, { state: 'verifying' | 'verified' }>;

const reasons: Record<Verification['status'], string> = {
  paid: '',
  processing: '',
  unpaid: messages.thisPurchaseHasntBeenPaid,
  expired: messages.thePaymentPageTimedOut,
  revoked: messages.accessToThisPurchaseWas,
  refunded: messages.refundedThisDownloadIsNo,
  disputed: messages.thePaymentIsInDispute,
};

/**
 * Verifies a purchase on mount and on request. Until the result is known, no page offers the item again.
 * @param onSettled Called with every result.
 */
export function usePurchaseCheck(
  { sessionId, resourceId }: CheckoutReturn,
  onSettled?: (check: PurchaseCheck) => void,
) {
  const [round, setRound] = useState(0);
  const [check, setCheck] = useState<PurchaseCheck>({ state: 'verifying' });

  const awaited = useTrackPayment();

  const begin = useEffectEvent(() => awaited.expect({ sessionId, resourceId }));
  const settle = useEffectEvent((next: PurchaseCheck) => {
    setCheck(next);
    onSettled?.(next);
    if (isRefusal(next)) awaited.forget(sessionId);
    else if (next.state !== 'failed') void refreshPurchases();
  });

  useEffect(() => {
    let isCurrent = true;
    begin();
    void verified({ sessionId, resourceId }).then((next) => isCurrent && settle(next));
    return () => {
      isCurrent = false;
    };
  }, [sessionId, resourceId, round]);

  function checkAgain(): void {
    setCheck({ state: 'verifying' });
    setRound(round + 1);
  }
  return { check, checkAgain };
}

async function verified(purchase: CheckoutReturn): Promise<PurchaseCheck> {
  if (!session.read()) return { state: 'signed-out' };
  try {
    return checkOf(
      await verifyWithRetries(() => call('POST /api/purchase/verify', purchase), pause),
    );
  } catch (error) {
    const signedOut = hasCode(error, 'not_signed_in', 'session_expired');
    return signedOut ? { state: 'signed-out' } : { state: 'failed', error };
  }
}

/** Whether the server says that nothing was paid, or not by this member. */
function isRefusal(check: PurchaseCheck): boolean {
  if (check.state === 'refused') return true;
  return check.state === 'failed' && hasCode(check.error, 'purchase_not_found');
}

function checkOf(purchase: Verification): PurchaseCheck {
  if (purchase.verified || purchase.success) return { state: 'verified', purchase };
  if (purchase.status === 'processing') return { state: 'processing', purchase };
  return { state: 'refused', purchase, detail: reasons[purchase.status] };
}

/**
 * Container of a notice with a retry button: the button disappears with the notice, so focus moves to the container.
 * @param verifying Whether a response is pending; screen readers wait until it arrives.
 */
export function useRetryPlace(checkAgain: () => void, verifying: boolean) {
  const place = useRef<HTMLElement>(null);
  function retry(): void {
    place.current?.focus();
    checkAgain();
  }
  const placeProps = {
    ref: place,
    tabIndex: -1,
    'aria-live': 'polite',
    'aria-busy': verifying,
  } as const;
  return { placeProps, retry };
}
