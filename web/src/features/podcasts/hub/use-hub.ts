import type { EpisodeSummary } from '#shared/contracts/podcasts.ts';
import { preloadedResponse } from '#web/src/lib/api/preloaded-responses.ts';
import { fetchListPage, usePages } from '#web/src/lib/api/use-pages.ts';
import { useSession } from '#web/src/lib/session/use-session.ts';
import type { HubView } from './hub-view.ts';

const listRoute = 'GET /api/podcasts';

/** Fills whole rows with any number of columns. */
const pageSize = 24;

/**
 * The matching episodes, page by page. The result depends on the member: 'Purchased first' differs for each, and a list
 * refused because the session has ended is requested again as a guest.
 */
export function useHub({ q, tag, author, sort }: HubView) {
  const session = useSession();
  const owner = session?.user?.id ?? (session ? 'member' : '');
  const wanted = { q, tag, author, sort, limit: pageSize };
  return usePages<EpisodeSummary>(
    ['hub', q, tag, author, sort, owner],
    (cursor) => fetchListPage(listRoute, { ...wanted, cursor }),
    // The guests' list is right for members too, unless it is sorted by purchase.
    {
      fallbackData:
        owner && sort === 'purchased' ? undefined : preloadedResponse(listRoute, wanted),
    },
  );
}
