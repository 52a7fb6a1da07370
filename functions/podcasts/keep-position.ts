import { type ListeningPosition, podcastsContract } from '#shared/contracts/podcasts.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { openEpisode } from '../domain/podcasts/episode-access.ts';
import { getPosition, putPosition } from '../domain/podcasts/position-repository.ts';
import { consumeRateLimit } from '../domain/rate-limits/consume-rate-limit.ts';
import { nowIso } from '../platform/clock.ts';
import { implement } from '../platform/implement.ts';

export const readPosition = implement(podcastsContract.getPosition, async ({ id }, actor) => ({
  position: await getPosition(actor.id, id),
}));

/**
 * Stores a listener's position and returns the one stored afterwards. Times in the future count as now, because a fast
 * clock would otherwise always win, and positions are limited to the duration.
 */
export const keepPosition = implement(
  podcastsContract.putPosition,
  async ({ id, ...given }, actor) => {
    await consumeRateLimit('positions', actor.id, siteConfig.limits.positions);
    const { episode } = await openEpisode(id, actor.id);
    const end = episode.audio?.durationSeconds ?? Infinity;
    const now = nowIso();
    const position: ListeningPosition = {
      ...given,
      positionSeconds: toMilliseconds(Math.min(given.positionSeconds, end)),
      listenedAt: given.listenedAt < now ? given.listenedAt : now,
    };
    const written = await putPosition(actor.id, id, position);
    return { position: (written ? undefined : await getPosition(actor.id, id)) ?? position };
  },
);

/** Rounds to milliseconds, because DynamoDB has no numbers below 1e-130. */
function toMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
