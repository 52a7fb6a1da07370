import { useState } from 'react';
import { core } from '#site/config/own-products.ts';
import { hasCode } from '#web/src/lib/api/api-error.ts';
import { openDialog } from '#web/src/lib/open-dialog.ts';
import { refreshPurchases } from '#web/src/lib/purchase/entitlements.ts';
import { createCheckout } from '#web/src/lib/purchase/use-buy.ts';
import { useCheckout } from '#web/src/lib/purchase/use-checkout.ts';
import { session } from '#web/src/lib/session/session.ts';
import { withOwnExpiryNotice } from '#web/src/lib/session/expiry-notice.ts';
import { checkoutProblem, type CheckoutProblem } from './checkout-problem.ts';
import { coreSignInId } from './core-sign-in.tsx';
import { hasExpired } from './token-expiry.ts';

const { id: productId } = core;
const open = createCheckout({ resourceType: 'product', returnPath: '/core/success' });

/** Buys Core. Failures are shown in the checkout dialog, not in toasts. */
export function useBuyCore() {
  const [problem, setProblem] = useState<CheckoutProblem>();
  const { buy, pendingId } = useCheckout({
    resourceType: 'product',
    open,
    showError: () => undefined,
    explain(error) {
      const found = checkoutProblem(error);
      if (found.action === 'login') openDialog(coreSignInId);
      else setProblem(found);
      if (hasCode(error, 'already_owned', 'payment_processing')) void refreshPurchases();
    },
  });
  return {
    pending: pendingId !== undefined,
    problem,
    dismiss: () => setProblem(undefined),
    buy(): void {
      setProblem(undefined);
      void withOwnExpiryNotice(async () => dropExpiredToken());
      void buy({ id: productId, title: 'Core' });
    },
  };
}

/** Removes an expired token unless the call can refresh it. */
function dropExpiredToken(): void {
  const current = session.read();
  if (!current || current.refreshToken) return;
  if (hasExpired(current.token, Date.now() / 1000)) session.end('expired');
}
