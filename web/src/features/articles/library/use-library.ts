import { useState } from 'react';
import useSWR from 'swr';
import { articlesContract, type ArticleSummary } from '../../../../../shared/contracts/articles.ts';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { call, callWithHeaders } from '../../../lib/api/call.ts';
import { readPaging } from '../../../lib/api/paging.ts';
import type { Filters } from './filters.ts';

const pageSize = 24;
const featuredSize = 5;
/** The carousel shows only when more articles match than this (site.md, section 9). */
const tooFewToFeature = 3;

/** The pages loaded so far, as one list. */
interface Shelf {
  rows: ArticleSummary[];
  nextCursor?: string;
  total: number;
}

const settings = {
  revalidateOnFocus: false,
  shouldRetryOnError: false,
  keepPreviousData: true,
  // Coming back from another page finds the list as it was left, with all that had been loaded.
  revalidateIfStale: false,
};

/** The matching articles page by page and, when enough match, the best rated of them. */
export function useLibrary(filters: Filters) {
  const shelf = useSWR<Shelf, ApiError>(['library', filters], () => fetchPage(filters), settings);
  const featured = useSWR<ArticleSummary[], ApiError>(
    ['featured', filters.q, filters.category],
    () => fetchFeatured(filters),
    settings,
  );
  const more = useMore(shelf.data, async (cursor) => {
    const page = await fetchPage(filters, cursor);
    await shelf.mutate((before) => before && joined(before, page), { revalidate: false });
  });

  const waitsForFeatured = featured.data === undefined && featured.error === undefined;
  const total = shelf.data?.total ?? 0;
  return {
    /** Undefined until both the first page and the featured articles have come, so that nothing moves afterwards. */
    rows: waitsForFeatured ? undefined : shelf.data?.rows,
    total,
    featured: total > tooFewToFeature ? (featured.data ?? []) : [],
    error: shelf.error,
    /** New filters are on their way; what is shown belongs to the old ones. */
    stale: shelf.isLoading,
    more,
    retry() {
      void featured.mutate();
      void shelf.mutate();
    },
  };
}

/** State of 'Load more'. An error belongs to the list that was to be made longer, and goes with it. */
function useMore(shelf: Shelf | undefined, load: (cursor: string) => Promise<void>) {
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<{ of: Shelf; error: unknown }>();
  const cursor = shelf?.nextCursor;
  return {
    possible: cursor !== undefined,
    loading,
    error: failure?.of === shelf ? failure?.error : undefined,
    async load(): Promise<void> {
      if (!shelf || cursor === undefined || loading) return;
      setLoading(true);
      setFailure(undefined);
      await load(cursor).catch((error: unknown) => setFailure({ of: shelf, error }));
      setLoading(false);
    },
  };
}

async function fetchPage(filters: Filters, cursor?: string): Promise<Shelf> {
  const input = { ...filters, limit: pageSize, cursor };
  const { data, headers } = await callWithHeaders(articlesContract.list, input);
  const { nextCursor, total } = readPaging(headers);
  return { rows: data, nextCursor, total: total ?? data.length };
}

function fetchFeatured({ q, category }: Filters): Promise<ArticleSummary[]> {
  return call(articlesContract.list, { q, category, sort: 'rating', limit: featuredSize });
}

/** An order that changes between two pages (by views, by rating) may bring a row twice. */
function joined(before: Shelf, page: Shelf): Shelf {
  const rows = [...before.rows, ...page.rows];
  return { ...page, rows: [...new Map(rows.map((row) => [row.id, row])).values()] };
}
