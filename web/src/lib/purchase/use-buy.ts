import { useEffect, useRef, useState } from 'react';
import { purchaseContract } from '../../../../shared/contracts/purchase.ts';
import { errorText, hasCode } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { useAuthRequired } from '../auth-required.ts';
import { session } from '../session/session.ts';
import { toast } from '../toast.ts';
import { refreshPurchases } from './owned-items.ts';

/** A browser that has not left by then is not going to: the buyer stopped it. */
const leavingMs = 15_000;

export interface Buying {
  /**
   * Starts the purchase and sends the browser to the payment page. Guests are asked to sign in first. Whatever goes
   * wrong is said in a toast (podcasts-and-pages.md, section 8), so there is nothing to catch.
   */
  buy(item: { id: string }): Promise<void>;
  /** The item being bought, from the click until the browser has left for the payment page. */
  pendingId: string | undefined;
}

/** What is bought, and where the buyer comes back to. */
export interface Wares {
  resourceType: 'podcast' | 'product';
  /** Path that the payment page leads back to. */
  returnPath: string;
  /** Where somebody who has to sign in first comes back to. */
  placeOf(id: string): string;
}

export function useBuy(wares: Wares): Buying {
  const { ask } = useAuthRequired();
  const [pendingId, setPendingId] = useState<string>();
  const running = useRef(false);

  function stop(): void {
    running.current = false;
    setPendingId(undefined);
  }

  // Back from the payment page: the browser may show this page as it was left.
  useEffect(() => {
    const onReturn = (event: PageTransitionEvent) => event.persisted && stop();
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, []);

  async function buy({ id }: { id: string }): Promise<void> {
    if (running.current) return;
    if (!session.read()) {
      toast.error('Log in first');
      return ask(wares.placeOf(id));
    }
    running.current = true;
    setPendingId(id);
    try {
      const url = await createCheckout(id, wares);
      setTimeout(stop, leavingMs);
      location.assign(url);
    } catch (error) {
      stop();
      if (hasCode(error, 'not_signed_in', 'session_expired')) {
        toast.error('Session expired');
        ask(wares.placeOf(id));
      } else if (hasCode(error, 'already_owned', 'item_is_free')) {
        toast.info(error.message);
        await refreshPurchases();
      } else toast.error(failureText(error));
    }
  }
  return { buy, pendingId };
}

async function createCheckout(id: string, { resourceType, returnPath }: Wares): Promise<string> {
  const { url } = await call(purchaseContract.create, {
    resourceId: id,
    resourceType,
    returnUrl: location.origin + returnPath,
    userId: session.read()?.user?.id,
  });
  return url;
}

export function failureText(error: unknown): string {
  return hasCode(error, 'invalid_response')
    ? 'No checkout URL'
    : errorText(error, 'Purchase failed');
}
