import { episodePath } from '#shared/constants/episode-path.ts';
import { useBuy, type Wares } from '../purchase/use-buy.ts';
import type { Buying } from '../purchase/use-checkout.ts';
import { placeOfNow } from '../purchase/wish.ts';

const onHub = () => /^\/podcasthub(\/|$)/.test(location.pathname);

const episodes: Wares = {
  resourceType: 'podcast',
  returnPath: '/podcasthub',
  // The player may be gone by the time that its listener has signed in; the hub is there.
  placeOf: (id) => (onHub() ? placeOfNow() : episodePath(id)),
  pathOf: (id) => episodePath(id) + location.search,
};

/** Buys an episode; the buyer comes back to the hub. */
export function useBuyEpisode(): Buying {
  return useBuy(episodes);
}
