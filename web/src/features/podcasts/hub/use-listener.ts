import type { EpisodeSummary } from '../../../../../shared/contracts/podcasts.ts';
import { useBuyEpisode } from '../../../lib/episodes/buy-episode.ts';
import type { Buying } from '../../../lib/purchase/use-checkout.ts';
import { useLikes } from '../../../lib/episodes/likes.ts';
import { useHoldings, type Holdings } from '../../../lib/purchase/holdings.ts';
import type { IdList } from '../../../lib/use-id-list.ts';
import { usePlayer, type PlayableEpisode } from '../../../lib/player/player.ts';
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
