import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError, hasCode } from '../api/api-error.ts';
import { askToSignIn } from '../auth-required.ts';
import { session } from '../session/session.ts';
import { withOwnExpiryNotice, dismissExpiryNotice } from '../session/expiry-notice.ts';
import { useSession } from '../session/use-session.ts';
import { toast } from '../toast.ts';
import { refreshPurchases } from './entitlements.ts';
import * as messages from './messages.ts';
import {
  saveIntent,
  currentPath,
  takeIntent,
  type PurchaseIntent,
  type IntentState,
} from './purchase-intent.ts';

/** If the browser has not left by then, the buyer has stopped the navigation. */
const leavingMs = 15_000;

/** The item to buy; the title is used in messages. */
export type Item = Pick<PurchaseIntent, 'id' | 'title'>;

export interface Buying {
  /**
   * Starts the purchase and opens the payment page. Guests sign in first, then it continues. Shows failures instead of
   * throwing.
   */
  buy(item: Item): Promise<void>;
  /** The item being bought, from the click until the browser leaves for the payment page. */
  pendingId: string | undefined;
}

/** How this kind of item is sold. */
export interface CheckoutOptions {
  resourceType: PurchaseIntent['resourceType'];
  /** Returns the URL of the payment page; undefined if the buyer cancels. Throws ApiError. */
  open(item: Item, cancelUrl: string): Promise<string | undefined>;
  /** Where a guest returns after signing in, to continue the purchase. Default: the current page. */
  placeOf?(id: string): string;
  /** Where owned items are found, if not on the current page. */
  pathOf?(id: string): string;
  /** Shows why the purchase of this item could not start. */
  showError(error: unknown, id: string): void;
  /** Handles every failure instead of toasts and the sign-in dialog. */
  explain?(error: unknown): void;
}

/** Handles the way to the payment page and back for every kind of item, one checkout at a time. */
export function useCheckout(options: CheckoutOptions): Buying {
  const navigate = useNavigate();
  const [pendingId, setPendingId] = useState<string>();
  const running = useRef(false);
  const leaving = useRef<number>(undefined);

  function stop(): void {
    clearTimeout(leaving.current);
    running.current = false;
    setPendingId(undefined);
  }

  // The browser may restore this page from its cache when the buyer returns.
  useEffect(() => {
    const onReturn = (event: PageTransitionEvent) => event.persisted && stop();
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, []);

  function refuseGuest(intent: PurchaseIntent, error: ApiError): void {
    saveIntent(intent, true);
    dismissExpiryNotice();
    if (options.explain) options.explain(error);
    else askToSignIn(intent);
  }

  async function run(
    intent: PurchaseIntent,
    refused: (error: unknown) => Promise<void>,
  ): Promise<void> {
    running.current = true;
    setPendingId(intent.id);
    const place = currentPath();
    saveIntent({ ...intent, place }, false);
    try {
      const cancelUrl = location.origin + place;
      const url = await withOwnExpiryNotice(() => options.open(intent, cancelUrl));
      if (!url) return stop();
      leaving.current = window.setTimeout(stop, leavingMs);
      location.assign(url);
    } catch (error) {
      stop();
      await refused(error);
    }
  }

  async function refuse(intent: PurchaseIntent, error: unknown): Promise<void> {
    if (hasCode(error, 'not_signed_in', 'session_expired')) return refuseGuest(intent, error);
    if (options.explain) return options.explain(error);
    if (!hasCode(error, 'already_owned', 'item_is_free', 'payment_processing')) {
      return options.showError(error, intent.id);
    }
    const isOwned = error.code === 'already_owned';
    toast.info(isOwned ? messages.youAlreadyOwnTitle(intent.title) : error.message);
    await refreshPurchases();
  }

  async function buy({ id, title }: Item): Promise<void> {
    if (running.current) return;
    const { resourceType } = options;
    const intent = { resourceType, id, title, place: options.placeOf?.(id) ?? currentPath() };
    if (!session.read()) return refuseGuest(intent, new ApiError('not_signed_in', { status: 401 }));
    await run(intent, (error) => refuse(intent, error));
  }

  const goOn = useEffectEvent(() => {
    const intent = running.current ? undefined : takeIntent(options.resourceType);
    if (!intent) return;
    toast.info(messages.openingCheckoutForTitle(intent.title));
    void run(intent, async (error) => {
      await refuse(intent, error);
      const found = hasCode(error, 'already_owned') && options.pathOf?.(intent.id);
      if (found) void navigate(found, { replace: true });
    });
  });
  const hasSignedIn = useSession() !== null;
  const { state } = useLocation();
  const mayGoOn = hasSignedIn && (state as Partial<IntentState> | null)?.intent === true;
  useEffect(() => {
    if (mayGoOn) goOn();
  }, [mayGoOn]);

  return { buy, pendingId };
}
