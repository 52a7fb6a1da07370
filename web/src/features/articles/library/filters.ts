import type { ArticleSort } from '#shared/contracts/articles.ts';

/** What the library shows; stands in the address (`?q=&category=&sort=`), so that it can be shared and gone back to. */
export interface Filters {
  q: string;
  category: string;
  sort: ArticleSort;
}

/** In the order of the menu; the first is for searches only. */
export const sortLabels: Record<ArticleSort, string> = {
  relevance: 'Relevance',
  popular: 'Most popular',
  newest: 'Newest',
  rating: 'Highest rated',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
};

export const noFilters: Filters = { q: '', category: '', sort: 'popular' };

/** The order while nobody has chosen one. */
export const usualSort = (q: string): ArticleSort => (q ? 'relevance' : noFilters.sort);

/** Filters with a change: an order that nobody has chosen follows the search. */
export function changeFilters(filters: Filters, change: Partial<Filters>): Filters {
  const next = { ...filters, ...change };
  if (next.sort === usualSort(filters.q)) next.sort = usualSort(next.q);
  return next;
}

/** Lengths that the list call takes. */
const longest = { q: 200, category: 100 };

/** Reads an address's query; what the library does not know is as if it were not there. */
export function readFilters(search: URLSearchParams): Filters {
  const sort = search.get('sort') ?? '';
  const q = (search.get('q') ?? '').trim().slice(0, longest.q);
  return {
    q,
    category: (search.get('category') ?? '').trim().slice(0, longest.category),
    sort: Object.hasOwn(sortLabels, sort) ? (sort as ArticleSort) : usualSort(q),
  };
}

/** `{ q: 'archie', … }` → '?q=archie'; filters at their default are left out, so that one view has one address. */
export function filterQuery(filters: Filters): string {
  const usual = { ...noFilters, sort: usualSort(filters.q) };
  const given = Object.entries(filters).filter(
    ([name, value]) => value !== usual[name as keyof Filters],
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

/** The address of the library, or of an article open in it, under these filters. */
export function libraryPath(filters: Filters, articleId?: string): string {
  const path = articleId === undefined ? '/articles' : `/articles/${encodeURIComponent(articleId)}`;
  return path + filterQuery(filters);
}
