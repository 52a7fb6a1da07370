import type { EpisodeSummary } from '#shared/contracts/podcasts.ts';
import { useBuyEpisode } from '#web/src/lib/episodes/buy-episode.ts';
import type { Buying } from '#web/src/lib/purchase/use-checkout.ts';
import { useLikes } from '#web/src/lib/episodes/likes.ts';
import { useHoldings, type Holdings } from '#web/src/lib/purchase/holdings.ts';
import type { IdList } from '#web/src/lib/use-id-list.ts';
import { usePlayer, type PlayableEpisode } from '#web/src/lib/player/player.ts';
import { playable } from '../listening.ts';

/** What this visitor owns, likes, buys and hears. */
export interface Listener {
  playable(episode: EpisodeSummary): PlayableEpisode;
  holdings: Holdings;
  likes: IdList;
  buying: Buying;
  /** Whether audio of this episode is running. */
  hears(id: string): boolean;
}

export function useListener(): Listener {
  const holdings = useHoldings('podcast');
  const likes = useLikes();
  const buying = useBuyEpisode();
  const loadedId = usePlayer(({ episode }) => episode?.id);
  const playing = usePlayer((state) => state.playing);
  return {
    playable: (episode) => playable(episode, holdings),
    holdings,
    likes,
    buying,
    hears: (id) => playing && loadedId === id,
  };
}
