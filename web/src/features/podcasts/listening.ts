import type { EpisodeSummary } from '#shared/contracts/podcasts.ts';
import type { Holdings } from '../../lib/purchase/holdings.ts';
import type { PlayableEpisode } from '../../lib/player/player.ts';

/** An episode with what the visitor may do with it: free ones count as owned (podcasts-and-pages.md, section 1). */
export function playable(episode: EpisodeSummary, holdings: Pick<Holdings, 'of'>): PlayableEpisode {
  if (episode.isFree) return { ...episode, owned: true };
  const { standing, purchase } = holdings.of(episode.id);
  const owned = standing === 'owned';
  return { ...episode, owned, standing, ...(owned && { sessionId: purchase!.id }) };
}

/** Whether there is anything to hear: all of it when owned, else a preview; nothing while nobody knows which. */
export function canPlay(episode: PlayableEpisode): boolean {
  const { isFree, owned, standing, audioUrl, previewUrl } = episode;
  if (owned) return !isFree || audioUrl !== undefined;
  return standing !== 'unknown' && previewUrl !== undefined;
}
