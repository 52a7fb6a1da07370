import { useState } from 'react';
import { coreRelease } from '../../../../../shared/constants/core-release.ts';
import { purchaseContract } from '../../../../../shared/contracts/purchase.ts';
import { hasCode } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { refreshPurchases } from '../../../lib/purchase/owned-items.ts';
import { useCheckout } from '../../../lib/purchase/use-checkout.ts';
import { session } from '../../../lib/session/session.ts';
import { checkoutProblem, type CheckoutProblem } from './checkout-problem.ts';
import { hasExpired } from './token-expiry.ts';

const { productId } = coreRelease;

/** Buying Core: what goes wrong is for the checkout dialog, nothing is toasted. */
export function useBuyCore() {
  const [problem, setProblem] = useState<CheckoutProblem>();
  const { buy, pendingId } = useCheckout({
    open: createCheckout,
    placeOf: () => '/core',
    tell: () => undefined,
    explain(error) {
      setProblem(checkoutProblem(error));
      if (hasCode(error, 'already_owned')) void refreshPurchases();
    },
  });
  return {
    pending: pendingId !== undefined,
    problem,
    dismiss: () => setProblem(undefined),
    buy(): void {
      setProblem(undefined);
      dropExpiredToken();
      void buy({ id: productId });
    },
  };
}

async function createCheckout(resourceId: string): Promise<string> {
  const { url } = await call(purchaseContract.create, {
    resourceId,
    resourceType: 'product',
    returnUrl: `${location.origin}/core/success`,
  });
  return url;
}

/** An expired token is removed, unless the call can get a new one for it (podcasts-and-pages.md, section 4; decisions.md, Accounts). */
function dropExpiredToken(): void {
  const current = session.read();
  if (!current || current.refreshToken) return;
  if (hasExpired(current.token, Date.now() / 1000)) session.end('expired');
}
