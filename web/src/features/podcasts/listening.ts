import type { EpisodeSummary } from '../../../../shared/contracts/podcasts.ts';
import type { OwnedItems } from '../../lib/purchase/owned-items.ts';
import type { PlayableEpisode } from '../../lib/player/player.ts';

/** An episode with what the visitor may do with it: free ones count as owned (podcasts-and-pages.md, section 1). */
export function playable(episode: EpisodeSummary, owned: OwnedItems): PlayableEpisode {
  const sessionId = owned.get(episode.id);
  return { ...episode, owned: episode.isFree || sessionId !== undefined, sessionId };
}

/** Whether there is anything to hear: all of it when owned, else a preview. */
export function canPlay({ isFree, owned, audioUrl, previewUrl }: PlayableEpisode): boolean {
  if (!owned) return previewUrl !== undefined;
  return !isFree || audioUrl !== undefined;
}
