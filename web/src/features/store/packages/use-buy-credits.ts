import { useState } from 'react';
import type { PackageId } from '#shared/constants/credit-packages.ts';
import { call } from '#web/src/lib/api/call.ts';
import { payableUrl } from '#web/src/lib/purchase/payable-url.ts';
import { useCheckout } from '#web/src/lib/purchase/use-checkout.ts';
import { creditText } from '#web/src/lib/credits/credit-text.ts';
import { currentPath } from '#web/src/lib/purchase/purchase-intent.ts';
import { buyFailureText } from './buy-failure.ts';
import type { Offer } from './offers.ts';

/** Buys a package; checkout returns to /credits. */
export function useBuyCredits() {
  const [failure, setFailure] = useState<string>();
  const { buy, pendingId } = useCheckout({
    resourceType: 'credits',
    open({ id }, cancelUrl) {
      const packageId = id as PackageId;
      return payableUrl((code) =>
        call('POST /api/credits/purchase', { packageId, cancelUrl, code }),
      );
    },
    placeOf: packagePlace,
    showError: (error) => setFailure(buyFailureText(error)),
  });
  return {
    pendingId,
    /** Why the last attempt failed. */
    failure,
    buy({ packageId, credits }: Offer): void {
      setFailure(undefined);
      void buy({ id: packageId, title: creditText(credits) });
    },
  };
}

/** Returns the current page's address with the package that a guest has chosen, whose button then takes the focus. */
function packagePlace(id: string): string {
  const { pathname, searchParams } = new URL(currentPath(), location.origin);
  searchParams.set('package', id);
  return `${pathname}?${searchParams}`;
}
