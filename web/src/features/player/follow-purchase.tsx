import { useEffect } from 'react';
import { player, type PlayableEpisode } from '../../lib/player/player.ts';
import { useEntitlements } from '../../lib/purchase/entitlements.ts';

/** If the episode is bought in another tab or after signing in, playback continues with the full audio on any page. */
export function FollowPurchase({ episode }: { episode: PlayableEpisode }) {
  const { ownership, purchase } = useEntitlements('podcast').of(episode.id);
  const sessionId = ownership === 'owned' ? purchase!.id : undefined;
  useEffect(() => {
    if (sessionId === undefined || sessionId === episode.sessionId) return;
    player.refresh({ ...episode, owned: true, ownership: 'owned', sessionId });
  }, [episode, sessionId]);
  return null;
}
