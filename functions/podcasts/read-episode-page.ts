import { episodePageContract } from '#shared/contracts/episode-page.ts';
import { openItemPage } from '../domain/catalogue/open-item.ts';
import { isFreeForAll } from '../domain/podcasts/episode-access.ts';
import { toPage } from '../domain/podcasts/episode-page.ts';
import type { Episode } from '../domain/podcasts/episode.ts';
import { implement } from '../platform/implement.ts';
import { publicCache } from '../platform/public-cache.ts';
import { json } from '../platform/reply.ts';

/** Reads an episode together with everything else that its page shows. */
export const readEpisodePage = implement(episodePageContract.getPage, async ({ id }, actor) => {
  const { item, owned, hidden } = await openItemPage<Episode>('podcasts', id, actor);
  const page = await toPage(item);
  if (actor) return { ...page, owned: owned || isFreeForAll(item), hidden };
  return json(page, { ...publicCache, vary: 'authorization' });
});
