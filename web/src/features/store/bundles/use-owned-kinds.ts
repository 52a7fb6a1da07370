import { useEntitlements } from '#web/src/lib/purchase/entitlements.ts';
import type { OwnedKinds } from './bundle-offer.ts';

/** The visitor's ownership of every type of item that a bundle can contain. */
export function useOwnedKinds(): OwnedKinds {
  return {
    article: useEntitlements('article'),
    podcast: useEntitlements('podcast'),
    product: useEntitlements('product'),
  };
}
