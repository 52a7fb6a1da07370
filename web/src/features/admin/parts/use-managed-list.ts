import { useLocation, useNavigate } from 'react-router';
import useSWR from 'swr';
import type { Route } from '#shared/contracts/routes.ts';
import type { ApiError } from '#web/src/lib/api/api-error.ts';
import { useSession } from '#web/src/lib/session/use-session.ts';
import { useSignInRedirect } from '#web/src/lib/session/use-sign-in-redirect.ts';
import { useSearchParams } from '#web/src/lib/use-search-params.ts';
import { adminCall } from './admin-call.ts';
import type { SortChoice } from './sort-choices.ts';
import { readListQuery, withListQuery, type ListQuery } from './list-query.ts';
import { withRetries } from './with-retries.ts';

const defaultPageSize = 25;

/** The response of calls defined with `pageQuery` and `pageOfRows`. */
interface PageOfRows<Row> {
  rows: Row[];
  nextCursor?: string;
  total?: number;
  searchedTo?: string;
  tags?: string[];
}

export interface ManagedList<Row> {
  /** The search. */
  q: string;
  /** Undefined while the first page is loading. */
  rows: Row[] | undefined;
  /** The total number of matches, if the server knows it. */
  total: number | undefined;
  /** The tags in use, in a list of items that have some. */
  tags: readonly string[];
  /** The time of the oldest row searched, if older rows were not. */
  searchedTo: string | undefined;
  /** Number of the first row shown, from 1. */
  firstNumber: number;
  page: number;
  /** Whether a new page or search is loading; the rows shown belong to the old one. */
  stale: boolean;
  error: ApiError | undefined;
  search(q: string): void;
  /** The orders that the list offers, the usual one first. */
  sorts: readonly SortChoice[];
  /** The chosen one. */
  sort: string;
  sortBy(sort: string): void;
  toFirst: (() => void) | undefined;
  toPrevious: (() => void) | undefined;
  toNext: (() => void) | undefined;
  /** Reads the page again, after an error or a change. */
  refresh(): Promise<void>;
}

/** Cursors of the previous pages, stored in the history entry. */
interface Trail {
  trail?: Record<string, string[]>;
}

interface ListOptions {
  prefix?: string;
  pageSize?: number;
  filter?: Record<string, string>;
  /** The orders that the list offers, the usual one first. */
  sorts?: readonly SortChoice[];
}

/**
 * Returns a table that is searched and paginated on the server, with its state in the URL. Loading is tried 3 times; an
 * invalid session redirects to /login and back.
 * @param route A call whose input is `pageQuery()` and whose output is `pageOfRows(…)`.
 */
export function useManagedList<Row>(
  route: Route,
  { prefix = '', pageSize = defaultPageSize, filter = {}, sorts = [] }: ListOptions = {},
): ManagedList<Row> {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const place = readListQuery(search, prefix);
  const usual = sorts[0]?.value ?? '';
  const sort = sorts.some(({ value }) => value === place.sort) ? place.sort : usual;
  const trail = (location.state as Trail | null)?.trail?.[prefix] ?? [];

  const input = {
    ...filter,
    q: place.q || undefined,
    sort: sort === usual ? undefined : sort,
    cursor: place.cursor || undefined,
    limit: pageSize,
  };
  const list = useSWR<PageOfRows<Row>, ApiError>(
    [route, input, session?.user?.id],
    () => withRetries(() => adminCall(route, input as never)) as Promise<PageOfRows<Row>>,
    { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true },
  );
  useSignInRedirect(list.error?.status);

  function go(to: ListQuery, nextTrail: string[], replace = false): void {
    const query = withListQuery(search, prefix, to).toString();
    // Only the trails: other state of the old entry may describe how that entry was reached, which does not apply to
    // this one.
    const trails = (location.state as Trail | null)?.trail;
    void navigate(
      { search: query && `?${query}` },
      { replace, state: { trail: { ...trails, [prefix]: nextTrail } } satisfies Trail },
    );
  }

  const nextCursor = list.isLoading ? undefined : list.data?.nextCursor;
  const previous = trail.at(-1);
  return {
    q: place.q,
    rows: list.data?.rows,
    total: list.data?.total,
    tags: list.data?.tags ?? [],
    searchedTo: list.data?.searchedTo,
    firstNumber: (place.page - 1) * pageSize + 1,
    page: place.page,
    stale: list.isLoading && list.data !== undefined,
    error: list.error,
    search: (q) => go({ ...place, q, cursor: '', page: 1 }, []),
    sorts,
    sort,
    sortBy: (next) => go({ ...place, sort: next === usual ? '' : next, cursor: '', page: 1 }, []),
    toFirst: place.cursor ? () => go({ ...place, cursor: '', page: 1 }, []) : undefined,
    toPrevious:
      previous === undefined
        ? undefined
        : () => go({ ...place, cursor: previous, page: place.page - 1 }, trail.slice(0, -1)),
    toNext:
      nextCursor === undefined
        ? undefined
        : () =>
            go({ ...place, cursor: nextCursor, page: place.page + 1 }, [...trail, place.cursor]),
    async refresh() {
      await list.mutate().catch(() => undefined);
    },
  };
}
