import useSWRInfinite from 'swr/infinite';
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

interface LibraryPage {
  rows: ArticleSummary[];
  nextCursor?: string;
  total: number;
}

type PageKey = readonly ['library', Filters, string | undefined];

const settings = { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true };

/** The matching articles page by page and, when enough match, the best rated of them. */
export function useLibrary(filters: Filters) {
  const pages = useSWRInfinite<LibraryPage, ApiError>(
    (index, before: LibraryPage | null): PageKey | null => {
      if (index > 0 && before?.nextCursor === undefined) return null;
      return ['library', filters, before?.nextCursor];
    },
    fetchPage,
    { ...settings, revalidateFirstPage: false },
  );
  const featured = useSWR<ArticleSummary[], ApiError>(
    ['featured', filters.q, filters.category],
    () => fetchFeatured(filters),
    settings,
  );

  const loaded = pages.data?.filter(Boolean);
  const total = loaded?.[0]?.total ?? 0;
  const rows = loaded ? withoutRepeats(loaded.flatMap((page) => page.rows)) : undefined;
  const waitsForFeatured = featured.data === undefined && featured.error === undefined;
  return {
    /** Undefined until both the first page and the featured articles have come, so that nothing moves afterwards. */
    rows: waitsForFeatured ? undefined : rows,
    total,
    featured: total > tooFewToFeature ? (featured.data ?? []) : [],
    error: pages.error,
    /** New filters are on their way; what is shown belongs to the old ones. */
    stale: pages.isLoading && rows !== undefined,
    hasMore: loaded?.at(-1)?.nextCursor !== undefined,
    loadingMore: pages.isValidating && pages.size > (loaded?.length ?? 0),
    loadMore: () => pages.setSize((size) => size + 1),
    retry: () => {
      void featured.mutate();
      return pages.mutate();
    },
  };
}

async function fetchPage([, filters, cursor]: PageKey): Promise<LibraryPage> {
  const { data, headers } = await callWithHeaders(articlesContract.list, {
    ...filters,
    limit: pageSize,
    cursor,
  });
  const { nextCursor, total } = readPaging(headers);
  return { rows: data, nextCursor, total: total ?? data.length };
}

function fetchFeatured({ q, category }: Filters): Promise<ArticleSummary[]> {
  return call(articlesContract.list, { q, category, sort: 'rating', limit: featuredSize });
}

/** An order that changes between two pages (by views, by rating) may bring a row twice. */
function withoutRepeats(rows: ArticleSummary[]): ArticleSummary[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
