import { failureText, hasCode } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { session } from '../session/session.ts';
import { toast } from '../toast.ts';
import * as messages from './messages.ts';
import { payableUrl } from './payable-url.ts';
import { useCheckout, type Buying, type CheckoutOptions, type Item } from './use-checkout.ts';

/** A kind of item and the page its buyer returns to. */
export interface PurchasableKind extends Pick<CheckoutOptions, 'placeOf' | 'pathOf'> {
  resourceType: 'article' | 'podcast' | 'product' | 'bundle';
  /** Path that the payment page returns to. */
  returnPath: string;
}

/** Buys a catalogue item. Shows failures in a toast. */
export function useBuy(kind: PurchasableKind): Buying {
  return useCheckout({
    ...kind,
    open: createCheckout(kind),
    showError: (error) => toast.error(purchaseFailure(error)),
  });
}

/** Requests the payment page for a catalogue item. */
export function createCheckout({
  resourceType,
  returnPath,
}: PurchasableKind): CheckoutOptions['open'] {
  return ({ id, title }: Item, cancelUrl: string) =>
    payableUrl((code) =>
      call('POST /api/purchase', {
        resourceId: id,
        resourceType,
        title,
        returnUrl: location.origin + returnPath,
        cancelUrl,
        code,
        ...(resourceType === 'podcast' && { userId: session.read()?.user?.id }),
      }),
    );
}

export function purchaseFailure(error: unknown): string {
  return hasCode(error, 'invalid_response')
    ? messages.noCheckoutUrl
    : failureText(error, messages.purchaseFailed);
}
