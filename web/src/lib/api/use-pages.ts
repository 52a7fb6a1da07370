import { useState } from 'react';
import useSWR, { mutate, type SWRConfiguration } from 'swr';
import type { Call, OutputOf, SentInputOf } from '#shared/contracts/define-contract.ts';
import type { ApiError } from './api-error.ts';
import { callWithHeaders } from './call.ts';
import { readPaging } from './paging.ts';

/** The pages loaded so far, as one list. */
export interface PagedList<Row> {
  data: Row[];
  nextCursor?: string;
  /** How many match in all. */
  total?: number;
}

/** SWR's settings for lists. */
export const listSettings = {
  revalidateOnFocus: false,
  shouldRetryOnError: false,
  keepPreviousData: true,
  // Coming back from another page finds the list as it was left, with all that had been loaded.
  revalidateIfStale: false,
};

/**
 * A list that grows page by page on demand.
 * @param key What the list depends on, for SWR.
 * @param fetchPage Asks for the page after `cursor`, or the first one. Throws ApiError.
 * @param settings What this list does otherwise than others, for SWR.
 */
export function usePages<Row extends { id: string }>(
  key: readonly unknown[],
  fetchPage: (cursor?: string) => Promise<PagedList<Row>>,
  settings: SWRConfiguration = {},
) {
  const list = useSWR<PagedList<Row>, ApiError>(key, () => fetchPage(), {
    ...listSettings,
    ...settings,
    // Rather the list that came with the page than the one before it.
    keepPreviousData: settings.fallbackData === undefined,
  });
  const more = useMore(list.data, async (cursor) => {
    const page = await fetchPage(cursor);
    // By its key: meanwhile another list may be asked for. One that came with the page is not yet SWR's own.
    await mutate<PagedList<Row>>(key, (before = list.data) => before && joined(before, page), {
      revalidate: false,
    });
  });
  return {
    /** Undefined until the first page has come. */
    rows: list.data?.data,
    total: list.data?.total ?? 0,
    error: list.error,
    /** Another list is on its way; what is shown belongs to the old one. */
    stale: list.isLoading,
    more,
    retry: () => void list.mutate(),
  };
}

/** One page of a list call, with what its headers say of the rest. */
export async function fetchListPage<C extends Call>(
  call: C,
  input: SentInputOf<C>,
): Promise<PagedList<OutputOf<C> extends (infer Row)[] ? Row : never>> {
  const { data, headers } = await callWithHeaders(call, input);
  const { nextCursor, total } = readPaging(headers);
  const rows = data as (OutputOf<C> extends (infer Row)[] ? Row : never)[];
  return { data: rows, nextCursor, total: total ?? rows.length };
}

/** State of 'Load more'. An error belongs to the list that was to be made longer, and goes with it. */
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

/** An order that changes between two pages (by views, by rating) may bring a row twice. */
function joined<Row extends { id: string }>(
  before: PagedList<Row>,
  page: PagedList<Row>,
): PagedList<Row> {
  const rows = [...before.data, ...page.data];
  return { ...page, data: [...new Map(rows.map((row) => [row.id, row])).values()] };
}
