import { podcastsContract, type EpisodeSummary } from '#shared/contracts/podcasts.ts';
import { preloadedResponse } from '#web/src/lib/api/preloaded-responses.ts';
import { fetchListPage, usePages } from '#web/src/lib/api/use-pages.ts';
import { useSession } from '#web/src/lib/session/use-session.ts';
import type { HubView } from './hub-view.ts';

/** Whole rows in every number of columns. */
const pageSize = 24;

/**
 * The matching episodes, page by page. The result depends on the member: 'Purchased first' is another order for
 * everybody, and a list refused because the session has ended is asked for again as a guest.
 */
export function useHub({ q, sort }: HubView) {
  const session = useSession();
  const owner = session?.user?.id ?? (session ? 'member' : '');
  const { list } = podcastsContract;
  const wanted = { q, sort, limit: pageSize };
  return usePages<EpisodeSummary>(
    ['hub', q, sort, owner],
    (cursor) => fetchListPage(list, { ...wanted, cursor }),
    // What a guest is shown holds for members too, but for what is theirs.
    { fallbackData: owner && sort === 'purchased' ? undefined : preloadedResponse(list, wanted) },
  );
}
