import type { EpisodeSummary } from '#shared/contracts/podcasts.ts';
import type { Entitlements } from '../../lib/purchase/entitlements.ts';
import type { PlayableEpisode } from '../../lib/player/player.ts';

/** Adds the visitor's access to an episode. Free episodes count as owned. */
export function playable(
  episode: EpisodeSummary,
  entitlements: Pick<Entitlements, 'of'>,
): PlayableEpisode {
  if (episode.isFree) return { ...episode, owned: true };
  const { ownership, purchase } = entitlements.of(episode.id);
  const owned = ownership === 'owned';
  return { ...episode, owned, ownership, ...(owned && { sessionId: purchase!.id }) };
}

/** Whether anything can be played: the whole episode if owned, else a preview, unless the purchases could not be loaded. */
export function canPlay(episode: PlayableEpisode): boolean {
  const { isFree, owned, ownership, audioUrl, previewUrl } = episode;
  if (owned) return !isFree || audioUrl !== undefined;
  return ownership !== 'unavailable' && previewUrl !== undefined;
}
