import { podcastsContract, type EpisodeSummary } from '../../../../../shared/contracts/podcasts.ts';
import { fetchShelf, usePages } from '../../../lib/api/use-pages.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import type { HubView } from './hub-view.ts';

/** Whole rows in every number of columns. */
const pageSize = 24;

/**
 * The matching episodes, page by page. Who asks matters: 'Purchased first' is another order for everybody, and a list
 * refused because the session has ended is asked for again as a guest.
 */
export function useHub({ q, sort }: HubView) {
  const session = useSession();
  const owner = session?.user?.id ?? (session ? 'member' : '');
  return usePages<EpisodeSummary>(['hub', q, sort, owner], (cursor) =>
    fetchShelf(podcastsContract.list, { q, sort, limit: pageSize, cursor }),
  );
}
