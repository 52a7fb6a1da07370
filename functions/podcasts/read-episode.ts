import { podcastsContract } from '#shared/contracts/podcasts.ts';
import { withCurrentName } from '../domain/authors/current-names.ts';
import { withVisits } from '../domain/visits/visit-counter-repository.ts';
import { openEpisode } from '../domain/podcasts/episode-access.ts';
import { toDetail } from '../domain/podcasts/present-episode.ts';
import { implement } from '../platform/implement.ts';
import { publicCache } from '../platform/public-cache.ts';
import { json } from '../platform/reply.ts';

/** Reads an episode. A member's response says whether they own it; all guests get the same one. */
export const readEpisode = implement(podcastsContract.get, async ({ id }, actor) => {
  const { episode, owned } = await openEpisode(id, actor?.id);
  const [counted, { author }] = await Promise.all([
    withVisits('podcasts', episode),
    withCurrentName(episode),
  ]);
  const detail = toDetail({ ...counted, author });
  if (actor) return { ...detail, owned };
  return json(detail, { ...publicCache, vary: 'authorization' });
});
