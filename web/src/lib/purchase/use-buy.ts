import { purchaseContract } from '#shared/contracts/purchase.ts';
import { failureText, hasCode } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { session } from '../session/session.ts';
import { toast } from '../toast.ts';
import { useCheckout, type Buying, type CheckoutOptions, type Item } from './use-checkout.ts';

/** What is bought, and where the buyer comes back to. */
export interface PurchasableKind extends Pick<CheckoutOptions, 'placeOf' | 'pathOf'> {
  resourceType: 'article' | 'podcast' | 'product';
  /** Path that the payment page leads back to. */
  returnPath: string;
}

/** Buys an item of the catalogue. What goes wrong is said in a toast (podcasts-and-pages.md, section 8). */
export function useBuy(kind: PurchasableKind): Buying {
  return useCheckout({
    ...kind,
    open: createCheckout(kind),
    showError: (error) => toast.error(purchaseFailure(error)),
  });
}

/** Asks the server for the payment page of an item of the catalogue. */
export function createCheckout({
  resourceType,
  returnPath,
}: PurchasableKind): CheckoutOptions['open'] {
  return async ({ id, title }: Item, cancelUrl: string) => {
    const { url } = await call(purchaseContract.create, {
      resourceId: id,
      resourceType,
      title,
      returnUrl: location.origin + returnPath,
      cancelUrl,
      ...(resourceType === 'podcast' && { userId: session.read()?.user?.id }),
    });
    return url;
  };
}

export function purchaseFailure(error: unknown): string {
  return hasCode(error, 'invalid_response')
    ? 'No checkout URL'
    : failureText(error, 'Purchase failed');
}
