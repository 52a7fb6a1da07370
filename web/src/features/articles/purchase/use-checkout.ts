import { useEffect, useRef, useState } from 'react';
import { purchaseContract } from '../../../../../shared/contracts/purchase.ts';
import { failureText, hasCode } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { useAuthRequired } from '../../../lib/auth-required.ts';
import { session } from '../../../lib/session/session.ts';

export interface Checkout {
  buy(): void;
  /** From the click until the browser has left for the payment page. */
  pending: boolean;
  error: string | undefined;
}

/** A browser that has not left by then is not going to: the buyer stopped it. */
const leavingMs = 15_000;

/**
 * Starts the purchase of an article and sends the browser to the payment page. Guests are asked to sign in first.
 * @param onOwned Hears that it is the buyer's already, or free: there is nothing to pay.
 */
export function useCheckout(
  article: { id: string; title: string },
  onOwned: (text: string) => void,
): Checkout {
  const { ask } = useAuthRequired();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const running = useRef(false);

  function stop(): void {
    running.current = false;
    setPending(false);
  }

  // Back from the payment page: the browser may show this page as it was left.
  useEffect(() => {
    const onReturn = (event: PageTransitionEvent) => event.persisted && stop();
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, []);

  const askToSignIn = () => ask(`/articles/${encodeURIComponent(article.id)}`);

  async function run(): Promise<void> {
    try {
      const url = await createCheckout(article);
      setTimeout(stop, leavingMs);
      location.assign(url);
    } catch (thrown) {
      stop();
      if (hasCode(thrown, 'not_signed_in', 'session_expired')) askToSignIn();
      else if (hasCode(thrown, 'already_owned', 'item_is_free')) onOwned(thrown.message);
      else setError(textOf(thrown));
    }
  }

  return {
    buy() {
      if (running.current) return;
      if (!session.read()) return askToSignIn();
      running.current = true;
      setPending(true);
      setError(undefined);
      void run();
    },
    pending,
    error,
  };
}

async function createCheckout({ id, title }: { id: string; title: string }): Promise<string> {
  const { url } = await call(purchaseContract.create, {
    resourceId: id,
    resourceType: 'article',
    title,
    returnUrl: `${location.origin}/articles/success`,
  });
  return url;
}

function textOf(thrown: unknown): string {
  if (hasCode(thrown, 'invalid_response')) return 'No checkout URL provided';
  return failureText(
    thrown,
    'Could not initiate purchase',
    'Could not initiate purchase. Please try again.',
  );
}
