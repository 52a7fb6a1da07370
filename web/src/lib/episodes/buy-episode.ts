import { episodePath } from '../../../../shared/constants/episode-path.ts';
import { useBuy, type Wares } from '../purchase/use-buy.ts';
import type { Buying } from '../purchase/use-checkout.ts';

const episodes: Wares = {
  resourceType: 'podcast',
  returnPath: '/podcasthub',
  placeOf: hubAddress,
};

/** Buys an episode; the buyer comes back to the hub. */
export function useBuyEpisode(): Buying {
  return useBuy(episodes);
}

/** Where a guest comes back to after signing in: the hub as it stands, or the episode in it. */
function hubAddress(id: string): string {
  const { pathname, search } = location;
  return /^\/podcasthub(\/|$)/.test(pathname) ? pathname + search : episodePath(id);
}
