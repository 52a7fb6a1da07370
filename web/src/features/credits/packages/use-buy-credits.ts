import { useState } from 'react';
import { creditsContract, type PackageId } from '../../../../../shared/contracts/credits.ts';
import { call } from '../../../lib/api/call.ts';
import { useCheckout } from '../../../lib/purchase/use-checkout.ts';
import { buyFailureText } from './buy-failure.ts';

/** Buys a package; the buyer comes back to /credits. `pagePath`: where a guest comes back to after signing in. */
export function useBuyCredits(pagePath: string) {
  const [failure, setFailure] = useState<string>();
  const { buy, pendingId } = useCheckout({
    async open(packageId) {
      const { url } = await call(creditsContract.purchase, { packageId: packageId as PackageId });
      return url;
    },
    placeOf: (packageId) => `${pagePath}?${new URLSearchParams({ package: packageId })}`,
    tell: (error) => setFailure(buyFailureText(error)),
  });
  return {
    pendingId,
    /** Why the last try came to nothing. */
    failure,
    buy(packageId: PackageId): void {
      setFailure(undefined);
      void buy({ id: packageId });
    },
  };
}
