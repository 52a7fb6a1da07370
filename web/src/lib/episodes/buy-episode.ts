import { useEffect, useRef, useState } from 'react';
import { purchaseContract } from '../../../../shared/contracts/purchase.ts';
import { errorText, hasCode } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { useAuthRequired } from '../auth-required.ts';
import { session } from '../session/session.ts';
import { toast } from '../toast.ts';
import { refreshPurchases } from './use-owned-episodes.ts';

/** A browser that has not left by then is not going to: the buyer stopped it. */
const leavingMs = 15_000;

export interface BuyingEpisode {
  /**
   * Starts the purchase and sends the browser to the payment page. Guests are asked to sign in first. Whatever goes
   * wrong is said in a toast (podcasts-and-pages.md, section 8), so there is nothing to catch.
   */
  buy(episode: { id: string }): Promise<void>;
  /** The episode being bought, from the click until the browser has left for the payment page. */
  pendingId: string | undefined;
}

export function useBuyEpisode(): BuyingEpisode {
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
      return ask(hubAddress(id));
    }
    running.current = true;
    setPendingId(id);
    try {
      const url = await createCheckout(id);
      setTimeout(stop, leavingMs);
      location.assign(url);
    } catch (error) {
      stop();
      if (hasCode(error, 'not_signed_in', 'session_expired')) {
        toast.error('Session expired');
        ask(hubAddress(id));
      } else if (hasCode(error, 'already_owned', 'item_is_free')) {
        toast.info(error.message);
        await refreshPurchases();
      } else toast.error(failureText(error));
    }
  }
  return { buy, pendingId };
}

async function createCheckout(id: string): Promise<string> {
  const { url } = await call(purchaseContract.create, {
    resourceId: id,
    resourceType: 'podcast',
    returnUrl: `${location.origin}/podcasthub`,
    userId: session.read()?.user?.id,
  });
  return url;
}

/** Where a guest comes back to after signing in: the hub as it stands, or the episode in it. */
function hubAddress(id: string): string {
  const { pathname, search } = location;
  return pathname === '/podcasthub'
    ? pathname + search
    : `/podcasthub?${new URLSearchParams({ episode: id })}`;
}

export function failureText(error: unknown): string {
  return hasCode(error, 'invalid_response')
    ? 'No checkout URL'
    : errorText(error, 'Purchase failed');
}
