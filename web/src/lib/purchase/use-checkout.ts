import { useEffect, useRef, useState } from 'react';
import { ApiError, hasCode } from '../api/api-error.ts';
import { useAuthRequired } from '../auth-required.ts';
import { session } from '../session/session.ts';
import { toast } from '../toast.ts';
import { refreshPurchases } from './owned-items.ts';

/** A browser that has not left by then is not going to: the buyer stopped it. */
const leavingMs = 15_000;

export interface Buying {
  /**
   * Starts the purchase and sends the browser to the payment page. Guests are asked to sign in first. Whatever goes
   * wrong is told, so there is nothing to catch.
   */
  buy(item: { id: string }): Promise<void>;
  /** The item being bought, from the click until the browser has left for the payment page. */
  pendingId: string | undefined;
}

/** How something is sold. */
export interface CheckoutParts {
  /** Asks the server for the payment page's address. Throws ApiError. */
  open(id: string): Promise<string>;
  /** Where somebody who has to sign in first comes back to. */
  placeOf(id: string): string;
  /** Says why the purchase of this item could not start. */
  tell(error: unknown, id: string): void;
  /** Deals with everything that keeps somebody from buying, in place of toasts and the sign-in dialog. */
  explain?(error: unknown): void;
}

/** The way from a click to the payment page, whatever is bought: one checkout at a time, and back again. */
export function useCheckout({ open, placeOf, tell, explain }: CheckoutParts): Buying {
  const { ask } = useAuthRequired();
  const [pendingId, setPendingId] = useState<string>();
  const running = useRef(false);
  const leaving = useRef<number>(undefined);

  function stop(): void {
    clearTimeout(leaving.current);
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
      if (explain) return explain(new ApiError('not_signed_in', { status: 401 }));
      toast.error('Log in first');
      return ask(placeOf(id));
    }
    running.current = true;
    setPendingId(id);
    try {
      const url = await open(id);
      leaving.current = window.setTimeout(stop, leavingMs);
      location.assign(url);
    } catch (error) {
      stop();
      if (explain) explain(error);
      else if (hasCode(error, 'not_signed_in', 'session_expired')) {
        toast.error('Session expired');
        ask(placeOf(id));
      } else if (hasCode(error, 'already_owned', 'item_is_free')) {
        toast.info(error.message);
        await refreshPurchases();
      } else tell(error, id);
    }
  }
  return { buy, pendingId };
}
