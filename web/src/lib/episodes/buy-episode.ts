import { episodePath } from '#shared/constants/episode-path.ts';
import { useBuy, type PurchasableKind } from '../purchase/use-buy.ts';
import type { Buying } from '../purchase/use-checkout.ts';
import { currentPath } from '../purchase/purchase-intent.ts';

const onHub = () => /^\/podcasthub(\/|$)/.test(location.pathname);

const episodes: PurchasableKind = {
  resourceType: 'podcast',
  returnPath: '/podcasthub',
  // The player may be closed once the listener has signed in; the hub always exists.
  placeOf: (id) => (onHub() ? currentPath() : episodePath(id)),
  pathOf: (id) => episodePath(id) + location.search,
};

/** Buys an episode; the buyer returns to the hub. */
export function useBuyEpisode(): Buying {
  return useBuy(episodes);
}
