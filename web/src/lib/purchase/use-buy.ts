import { purchaseContract } from '../../../../shared/contracts/purchase.ts';
import { failureText, hasCode } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { session } from '../session/session.ts';
import { toast } from '../toast.ts';
import { useCheckout, type Buying } from './use-checkout.ts';

/** What is bought, and where the buyer comes back to. */
export interface Wares {
  resourceType: 'podcast' | 'product';
  /** Path that the payment page leads back to. */
  returnPath: string;
  /** Where somebody who has to sign in first comes back to. */
  placeOf(id: string): string;
}

/** Buys an item of the catalogue. What goes wrong is said in a toast (podcasts-and-pages.md, section 8). */
export function useBuy(wares: Wares): Buying {
  return useCheckout({
    open: (id) => createCheckout(id, wares),
    placeOf: wares.placeOf,
    tell: (error) => toast.error(purchaseFailure(error)),
  });
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

export function purchaseFailure(error: unknown): string {
  return hasCode(error, 'invalid_response')
    ? 'No checkout URL'
    : failureText(error, 'Purchase failed');
}
