import type { episodePageContract } from '#shared/contracts/episode-page.ts';
import { openEpisode } from '../domain/podcasts/episode-access.ts';
import { toPage } from '../domain/podcasts/episode-page.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { publicCache } from '../platform/public-cache.ts';
import { json } from '../platform/reply.ts';

/** Like the episode itself, with what its page shows beside it. */
export const readEpisodePage: UseCase<typeof episodePageContract.getPage> = async (
  { id },
  actor,
) => {
  const { podcast, owned } = await openEpisode(id, actor?.id);
  const page = await toPage(podcast);
  if (actor) return { ...page, owned };
  return json(page, { ...publicCache, vary: 'authorization' });
};
