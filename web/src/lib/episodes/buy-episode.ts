import { episodePath } from '#shared/constants/episode-path.ts';
import { useBuy, type PurchasableKind } from '../purchase/use-buy.ts';
import type { Buying } from '../purchase/use-checkout.ts';
import { currentPath } from '../purchase/purchase-intent.ts';

const onHub = () => /^\/podcasthub(\/|$)/.test(location.pathname);

const episodes: PurchasableKind = {
  resourceType: 'podcast',
  returnPath: '/podcasthub',
  // The player may be gone by the time that its listener has signed in; the hub is there.
  placeOf: (id) => (onHub() ? currentPath() : episodePath(id)),
  pathOf: (id) => episodePath(id) + location.search,
};

/** Buys an episode; the buyer comes back to the hub. */
export function useBuyEpisode(): Buying {
  return useBuy(episodes);
}
