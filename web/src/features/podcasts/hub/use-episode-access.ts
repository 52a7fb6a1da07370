import type { EpisodeSummary } from '#shared/contracts/podcasts.ts';
import { useBuyEpisode } from '#web/src/lib/episodes/buy-episode.ts';
import type { Buying } from '#web/src/lib/purchase/use-checkout.ts';
import { useLikes } from '#web/src/lib/episodes/likes.ts';
import { useEntitlements, type Entitlements } from '#web/src/lib/purchase/entitlements.ts';
import type { IdList } from '#web/src/lib/use-id-list.ts';
import { usePlayer, type PlayableEpisode } from '#web/src/lib/player/player.ts';
import { playable } from '../playable-episode.ts';

/** The visitor's access to episodes: owned, liked, being bought and playing. */
export interface EpisodeAccess {
  playable(episode: EpisodeSummary): PlayableEpisode;
  entitlements: Entitlements;
  likes: IdList;
  buying: Buying;
  /** Whether audio of this episode is playing. */
  isPlaying(id: string): boolean;
}

export function useEpisodeAccess(): EpisodeAccess {
  const entitlements = useEntitlements('podcast');
  const likes = useLikes();
  const buying = useBuyEpisode();
  const loadedId = usePlayer(({ episode }) => episode?.id);
  const playing = usePlayer((state) => state.playing);
  return {
    playable: (episode) => playable(episode, entitlements),
    entitlements,
    likes,
    buying,
    isPlaying: (id) => playing && loadedId === id,
  };
}
