import { bundlePath } from '#shared/constants/bundle-path.ts';
import type { PurchasableKind } from '#web/src/lib/purchase/use-buy.ts';

/** A guest who signs in to buy returns to the bundle's page. */
export const bundleKind: PurchasableKind = {
  resourceType: 'bundle',
  returnPath: '/success',
  pathOf: bundlePath,
};
