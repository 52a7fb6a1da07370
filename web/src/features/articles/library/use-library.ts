import useSWR from 'swr';
import type { ArticleSummary } from '#shared/contracts/articles.ts';
import type { ApiError } from '#web/src/lib/api/api-error.ts';
import { call } from '#web/src/lib/api/call.ts';
import { preloadedResponse } from '#web/src/lib/api/preloaded-responses.ts';
import { fetchListPage, listSettings, usePages } from '#web/src/lib/api/use-pages.ts';
import { noFilters, type Filters } from './filters.ts';

const listRoute = 'GET /api/articles';

const pageSize = 24;
const featuredSize = 5;
/** The carousel shows only if more articles than this match. */
const tooFewToFeature = 3;

/** The matching articles page by page and, without filters, the best rated ones. */
export function useLibrary(filters: Filters) {
  const isFiltered = Boolean(filters.q || filters.category || filters.tag || filters.author);
  const wanted = { ...filters, limit: pageSize };
  const best = { ...noFilters, sort: 'rating' as const, limit: featuredSize };
  const shelf = usePages<ArticleSummary>(
    ['library', filters],
    (cursor) => fetchListPage(listRoute, { ...wanted, cursor }),
    { fallbackData: preloadedResponse(listRoute, wanted) },
  );
  const firstFeatured = isFiltered ? undefined : preloadedResponse(listRoute, best)?.data;
  const featured = useSWR<ArticleSummary[], ApiError>(
    isFiltered ? null : 'featured',
    () => call(listRoute, best),
    {
      ...listSettings,
      fallbackData: firstFeatured,
      keepPreviousData: firstFeatured === undefined,
    },
  );
  const waitsForFeatured =
    !isFiltered && featured.data === undefined && featured.error === undefined;
  return {
    ...shelf,
    /** Undefined until both the first page and the featured articles have loaded, so that nothing shifts afterwards. */
    rows: waitsForFeatured ? undefined : shelf.rows,
    featured: !isFiltered && shelf.total > tooFewToFeature ? (featured.data ?? []) : [],
    retry() {
      void featured.mutate();
      shelf.retry();
    },
  };
}
