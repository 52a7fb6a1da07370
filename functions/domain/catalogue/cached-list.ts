import type * as z from 'zod';
import { prepareResponse, type PreparedResponse } from '../../platform/prepared-response.ts';
import type { CachedCatalogue } from './cached-catalogue.ts';
import { pageOf, pageStart, type Page } from './page-of.ts';

export interface ListQuery {
  limit?: number;
  cursor?: string;
}

interface ListPlan<Row, Query> {
  /** The path of the call, for the URL of the next page. */
  path: string;
  /** Strips attributes that the list does not show. */
  row: z.ZodType<Row>;
  readCatalogue: () => Promise<CachedCatalogue<Row>>;
  /** The matching rows in the requested order. */
  find: (rows: readonly Row[], query: Query) => Row[];
}

/** A page of a list with the total number of rows. */
interface FoundPage<Row> extends Page<Row> {
  total: number;
}

const maxCachedResponses = 200;
const maxCachedSearches = 50;

/**
 * Creates the public list of a catalogue: an array, with the next page in a Link header and the number of matches in
 * another. Each response is prepared once per state of the catalogue, with its ETag and compressed, so that 10,000
 * rows stay well below Lambda's 6 MB and maxSize calls only copy bytes. Only pages that a client reaches from the first
 * page are cached: anyone can make up cursors.
 */
export function createCachedList<Row extends { id: string }, Query extends ListQuery>(
  plan: ListPlan<Row, Query>,
) {
  const createCache = (of: readonly Row[]) => ({
    of,
    find: keepNewest<Row[]>(maxCachedSearches),
    response: keepNewest<PreparedResponse>(maxCachedResponses),
  });
  let cache: ReturnType<typeof createCache> | undefined;

  const pageFrom = (query: Query, matches: Row[]): FoundPage<Row> => {
    const { rows, nextCursor } = pageOf(matches, query.limit, query.cursor);
    return { rows: rows.map((row) => plan.row.parse(row)), nextCursor, total: matches.length };
  };

  /** Prepares a public response with one page of the matches. */
  const prepare = (query: Query, matches: Row[]): PreparedResponse => {
    const { rows, nextCursor, total } = pageFrom(query, matches);
    return prepareResponse(rows, {
      'x-total-count': String(total),
      ...(nextCursor && { link: nextLink(plan.path, query, nextCursor) }),
    });
  };

  const find = async (query: Query) => {
    const catalogue = await plan.readCatalogue();
    if (cache?.of !== catalogue.rows) cache = createCache(catalogue.rows);
    const { cursor: _cursor, limit: _limit, ...search } = query;
    const key = JSON.stringify(search);
    return { cache, search, matches: cache.find(key, () => plan.find(catalogue.rows, query)) };
  };

  const respond = async (query: Query): Promise<PreparedResponse> => {
    const { cache, search, matches } = await find(query);
    const { cursor, limit } = query;
    const start = pageStart(matches, cursor);
    const make = () => prepare(query, matches);
    if (start % (limit ?? Infinity) !== 0) return make();
    return cache.response(JSON.stringify({ ...search, limit, start }), make);
  };

  /** Returns the same page as rows, for server-side rendering. */
  const page = async (query: Query): Promise<FoundPage<Row>> =>
    pageFrom(query, (await find(query)).matches);

  return { prepare, respond, page };
}

/** Creates a cache of limited size that drops the oldest entry. */
function keepNewest<Value>(maxSize: number) {
  const kept = new Map<string, Value>();
  return (key: string, make: () => Value): Value => {
    const known = kept.get(key);
    if (known) return known;
    const made = make();
    if (kept.size >= maxSize) kept.delete(kept.keys().next().value!);
    kept.set(key, made);
    return made;
  };
}

function nextLink(path: string, query: object, cursor: string): string {
  const entries = Object.entries({ ...query, cursor }).map(([name, value]) => [
    name,
    String(value),
  ]);
  return `<${path}?${new URLSearchParams(entries)}>; rel="next"`;
}
