import { episodePath } from '#shared/constants/episode-path.ts';
import type { EpisodeSort } from '#shared/contracts/podcasts.ts';
import * as messages from './messages.ts';

/** The hub's view, kept in the URL (`/podcasthub/<id>?q=&tag=&author=&sort=`) so that it can be shared and restored. */
export interface HubView {
  q: string;
  tag?: string;
  author?: string;
  sort: EpisodeSort;
  /** Id of the open episode. */
  episode?: string;
}

/** In the order of the menu; the first is for searches only. */
export const sortLabels: Record<EpisodeSort, string> = {
  relevance: messages.relevance,
  newest: messages.newestFirst,
  oldest: messages.oldestFirst,
  'price-low-high': messages.priceLowToHigh,
  'price-high-low': messages.priceHighToLow,
  free: messages.freeFirst,
  purchased: messages.purchasedFirst,
};

export const plainView: HubView = { q: '', sort: 'newest' };

/** The default sort order. */
const usualSort = (q: string): EpisodeSort => (q ? 'relevance' : plainView.sort);

/** Applies a change; unless the user has chosen an order, it follows the search. */
export function changeView(view: HubView, change: Partial<HubView>): HubView {
  const next = { ...view, episode: undefined, ...change };
  if (next.sort === usualSort(view.q)) next.sort = usualSort(next.q);
  return next;
}

/** Length limits of the list call. */
const longestSearch = 200;
const longestName = 100;

/**
 * Parses a URL; unknown values are ignored.
 * @param episode The episode in the path.
 */
export function readHubView(search: URLSearchParams, episode?: string): HubView {
  const sort = search.get('sort') ?? '';
  const q = (search.get('q') ?? '').trim().slice(0, longestSearch);
  const tag = (search.get('tag') ?? '').trim().slice(0, longestName);
  const author = (search.get('author') ?? '').trim().slice(0, longestName);
  return {
    q,
    ...(tag && { tag }),
    ...(author && { author }),
    sort: Object.hasOwn(sortLabels, sort) ? (sort as EpisodeSort) : usualSort(q),
    episode,
  };
}

/**
 * `{ q: 'archie', sort: 'newest', episode: 'a' }` → '/podcasthub/a?q=archie'; defaults are omitted, so that each view
 * has one URL.
 */
export function hubPath(view: HubView): string {
  const query = new URLSearchParams();
  if (view.q) query.set('q', view.q);
  if (view.tag) query.set('tag', view.tag);
  if (view.author) query.set('author', view.author);
  if (view.sort !== usualSort(view.q)) query.set('sort', view.sort);
  const path = view.episode ? episodePath(view.episode) : '/podcasthub';
  return query.size > 0 ? `${path}?${query}` : path;
}
