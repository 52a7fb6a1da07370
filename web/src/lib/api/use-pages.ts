import { useState } from 'react';
import useSWR, { mutate, type SWRConfiguration } from 'swr';
import type { Route, RouteInput, RouteOutput } from '#shared/contracts/routes.ts';
import { ApiError } from './api-error.ts';
import { callWithHeaders } from './call.ts';
import { readPaging } from './paging.ts';

/** The pages loaded so far, as one list. */
export interface PagedList<Row> {
  data: Row[];
  nextCursor?: string;
  /** The total number of matching rows. */
  total?: number;
}

/** SWR's settings for lists. */
export const listSettings = {
  revalidateOnFocus: false,
  shouldRetryOnError: false,
  keepPreviousData: true,
  // A list keeps its loaded pages when the user returns to it.
  revalidateIfStale: false,
};

/**
 * Returns a list that loads page by page on demand.
 * @param key SWR key: everything the list depends on.
 * @param fetchPage Fetches the page after `cursor`, or the first one. Throws ApiError.
 * @param settings SWR options that differ from the defaults.
 */
export function usePages<Row extends { id: string }>(
  key: readonly unknown[],
  fetchPage: (cursor?: string) => Promise<PagedList<Row>>,
  settings: SWRConfiguration = {},
) {
  const list = useSWR<PagedList<Row>, ApiError>(key, () => fetchPage(), {
    ...listSettings,
    ...settings,
    // Prefer the embedded list over the previous one.
    keepPreviousData: settings.fallbackData === undefined,
  });
  const more = useMore(list.data, async (cursor) => {
    const page = await fetchPage(cursor);
    // Mutate by key: the user may have switched lists, and SWR does not own an embedded list yet.
    await mutate<PagedList<Row>>(key, (before = list.data) => before && joined(before, page), {
      revalidate: false,
    });
  });
  return {
    /** Undefined until the first page has loaded. */
    rows: list.data?.data,
    total: list.data?.total ?? 0,
    error: list.error,
    /** Another list is loading; the rows shown belong to the old one. */
    stale: list.isLoading,
    more,
    retry: () => void list.mutate(),
  };
}

/** Fetches one page of a list call, with the paging headers. */
export async function fetchListPage<R extends Route>(
  route: R,
  input: RouteInput<R>,
): Promise<PagedList<RouteOutput<R> extends (infer Row)[] ? Row : never>> {
  const { data, headers } = await callWithHeaders(route, input);
  if (!Array.isArray(data)) throw new ApiError('invalid_response');
  const { nextCursor, total } = readPaging(headers);
  const rows = data as (RouteOutput<R> extends (infer Row)[] ? Row : never)[];
  return { data: rows, nextCursor, total: total ?? rows.length };
}

/** State of "Load more". Its error belongs to the current list and disappears with it. */
function useMore(list: PagedList<unknown> | undefined, load: (cursor: string) => Promise<void>) {
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<{ of: object; error: unknown }>();
  const cursor = list?.nextCursor;
  return {
    possible: cursor !== undefined,
    loading,
    error: failure?.of === list ? failure?.error : undefined,
    async load(): Promise<void> {
      if (!list || cursor === undefined || loading) return;
      setLoading(true);
      setFailure(undefined);
      await load(cursor).catch((error: unknown) => setFailure({ of: list, error }));
      setLoading(false);
    },
  };
}

/** Appends a page. A row can be on two pages if the sort order changes between the requests (by views, by rating). */
function joined<Row extends { id: string }>(
  before: PagedList<Row>,
  page: PagedList<Row>,
): PagedList<Row> {
  const rows = [...before.data, ...page.data];
  return { ...page, data: [...new Map(rows.map((row) => [row.id, row])).values()] };
}
