import { useEntitlements } from '#web/src/lib/purchase/entitlements.ts';
import type { OwnedKinds } from './bundle-offer.ts';

/** What the visitor owns of whatever a bundle may have in it. */
export function useOwnedKinds(): OwnedKinds {
  return {
    article: useEntitlements('article'),
    podcast: useEntitlements('podcast'),
    product: useEntitlements('product'),
  };
}
