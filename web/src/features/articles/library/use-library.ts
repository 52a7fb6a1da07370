import useSWR from 'swr';
import { articlesContract, type ArticleSummary } from '../../../../../shared/contracts/articles.ts';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { fetchShelf, listSettings, usePages } from '../../../lib/api/use-pages.ts';
import type { Filters } from './filters.ts';

const pageSize = 24;
const featuredSize = 5;
/** The carousel shows only when more articles match than this (site.md, section 9). */
const tooFewToFeature = 3;

/** The matching articles page by page and, when enough match, the best rated of them. */
export function useLibrary(filters: Filters) {
  const shelf = usePages<ArticleSummary>(['library', filters], (cursor) =>
    fetchShelf(articlesContract.list, { ...filters, limit: pageSize, cursor }),
  );
  const featured = useSWR<ArticleSummary[], ApiError>(
    ['featured', filters.q, filters.category],
    () => fetchFeatured(filters),
    listSettings,
  );
  const waitsForFeatured = featured.data === undefined && featured.error === undefined;
  return {
    ...shelf,
    /** Undefined until both the first page and the featured articles have come, so that nothing moves afterwards. */
    rows: waitsForFeatured ? undefined : shelf.rows,
    featured: shelf.total > tooFewToFeature ? (featured.data ?? []) : [],
    retry() {
      void featured.mutate();
      shelf.retry();
    },
  };
}

function fetchFeatured({ q, category }: Filters): Promise<ArticleSummary[]> {
  return call(articlesContract.list, { q, category, sort: 'rating', limit: featuredSize });
}
