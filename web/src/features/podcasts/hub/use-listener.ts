import { useEffect } from 'react';
import type { EpisodeSummary } from '../../../../../shared/contracts/podcasts.ts';
import { useBuyEpisode } from '../../../lib/episodes/buy-episode.ts';
import type { Buying } from '../../../lib/purchase/use-checkout.ts';
import { useLikes } from '../../../lib/episodes/likes.ts';
import { useOwnedItems } from '../../../lib/purchase/owned-items.ts';
import type { IdList } from '../../../lib/use-id-list.ts';
import { player, usePlayer, type PlayableEpisode } from '../../../lib/player/player.ts';
import { playable } from '../listening.ts';

/** What this visitor owns, likes, buys and hears. */
export interface Listener {
  playable(episode: EpisodeSummary): PlayableEpisode;
  likes: IdList;
  buying: Buying;
  /** Whether audio of this episode is running. */
  hears(id: string): boolean;
}

export function useListener(): Listener {
  const owned = useOwnedItems('podcast');
  const likes = useLikes();
  const buying = useBuyEpisode();
  const loaded = usePlayer(({ episode }) => episode);
  const playing = usePlayer((state) => state.playing);

  // Bought in another tab, or signed in meanwhile: the player goes on with the whole episode.
  const sessionId = loaded && owned.get(loaded.id);
  useEffect(() => {
    if (loaded && sessionId !== undefined && loaded.sessionId !== sessionId) {
      player.refresh(playable(loaded, owned));
    }
  }, [loaded, owned, sessionId]);

  return {
    playable: (episode) => playable(episode, owned),
    likes,
    buying,
    hears: (id) => playing && loaded?.id === id,
  };
}
