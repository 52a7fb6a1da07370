import { useEffect } from 'react';
import { player, type PlayableEpisode } from '../../lib/player/player.ts';
import { useHoldings } from '../../lib/purchase/holdings.ts';

/** Bought in another tab, or signed in meanwhile: the player goes on with the whole episode, whatever page is open. */
export function FollowPurchase({ episode }: { episode: PlayableEpisode }) {
  const { standing, purchase } = useHoldings('podcast').of(episode.id);
  const sessionId = standing === 'owned' ? purchase!.id : undefined;
  useEffect(() => {
    if (sessionId === undefined || sessionId === episode.sessionId) return;
    player.refresh({ ...episode, owned: true, standing: 'owned', sessionId });
  }, [episode, sessionId]);
  return null;
}
