import { articlePath } from '#shared/constants/article-path.ts';
import type { ArticleSort } from '#shared/contracts/articles.ts';
import * as messages from './messages.ts';

/** The library's filters, kept in the URL (`?q=&category=&tag=&author=&sort=`) so that they can be shared and restored. */
export interface Filters {
  q: string;
  category: string;
  tag?: string;
  author?: string;
  sort: ArticleSort;
}

/** In the order of the menu; the first is for searches only. */
export const sortLabels: Record<ArticleSort, string> = {
  relevance: messages.relevance,
  popular: messages.mostPopular,
  newest: messages.newest,
  rating: messages.highestRated,
  'price-low': messages.priceLowToHigh,
  'price-high': messages.priceHighToLow,
};

export const noFilters: Filters = { q: '', category: '', sort: 'popular' };

/** The default sort order. */
export const usualSort = (q: string): ArticleSort => (q ? 'relevance' : noFilters.sort);

/** Applies a change; unless the user has chosen an order, it follows the search. */
export function changeFilters(filters: Filters, change: Partial<Filters>): Filters {
  const next = { ...filters, ...change };
  if (next.sort === usualSort(filters.q)) next.sort = usualSort(next.q);
  return next;
}

/** Length limits of the list call. */
const longest = { q: 200, category: 100, tag: 100, author: 100 };

/** Parses a query; unknown values are ignored. */
export function readFilters(search: URLSearchParams): Filters {
  const sort = search.get('sort') ?? '';
  const given = (name: keyof typeof longest) =>
    (search.get(name) ?? '').trim().slice(0, longest[name]);
  const [q, tag, author] = [given('q'), given('tag'), given('author')];
  return {
    q,
    category: given('category'),
    ...(tag && { tag }),
    ...(author && { author }),
    sort: Object.hasOwn(sortLabels, sort) ? (sort as ArticleSort) : usualSort(q),
  };
}

/** `{ q: 'archie', … }` → '?q=archie'; defaults are omitted, so that each view has one URL. */
export function filterQuery(filters: Filters): string {
  const usual = { ...noFilters, sort: usualSort(filters.q) };
  const given = Object.entries(filters).filter(
    ([name, value]) => value !== usual[name as keyof Filters],
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

/** The URL of the library, or of an open article, with these filters. */
export function libraryPath(filters: Filters, articleId?: string): string {
  const path = articleId === undefined ? '/articles' : articlePath(articleId);
  return path + filterQuery(filters);
}
