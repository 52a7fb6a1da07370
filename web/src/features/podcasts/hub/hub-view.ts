import { episodePath } from '#shared/constants/episode-path.ts';
import type { EpisodeSort } from '#shared/contracts/podcasts.ts';

/** What the hub shows; stands in the address (`/podcasthub/<id>?q=&sort=`), so that it can be shared and gone back to. */
export interface HubView {
  q: string;
  sort: EpisodeSort;
  /** Id of the episode that lies open. */
  episode?: string;
}

/** In the order of the menu; the first is for searches only. */
export const sortLabels: Record<EpisodeSort, string> = {
  relevance: 'Relevance',
  newest: 'Newest first',
  oldest: 'Oldest first',
  'price-low-high': 'Price: low to high',
  'price-high-low': 'Price: high to low',
  free: 'Free first',
  purchased: 'Purchased first',
};

export const plainView: HubView = { q: '', sort: 'newest' };

/** The order while nobody has chosen one. */
const usualSort = (q: string): EpisodeSort => (q ? 'relevance' : plainView.sort);

/** A view with a change: an order that nobody has chosen follows the search. */
export function changeView(view: HubView, change: Partial<HubView>): HubView {
  const next = { ...view, episode: undefined, ...change };
  if (next.sort === usualSort(view.q)) next.sort = usualSort(next.q);
  return next;
}

/** Length that the list call takes. */
const longestSearch = 200;

/**
 * Reads an address; what the hub does not know is as if it were not there.
 * @param id of the episode in the path. In older addresses it stands in the query, as `episode`.
 */
export function readHubView(search: URLSearchParams, id?: string): HubView {
  const sort = search.get('sort') ?? '';
  const q = (search.get('q') ?? '').trim().slice(0, longestSearch);
  return {
    q,
    sort: Object.hasOwn(sortLabels, sort) ? (sort as EpisodeSort) : usualSort(q),
    episode: id ?? (search.get('episode') || undefined),
  };
}

/** `{ q: 'archie', sort: 'newest', episode: 'a' }` → '/podcasthub/a?q=archie'; what is at its default is left out, so that one view has one address. */
export function hubPath(view: HubView): string {
  const query = new URLSearchParams();
  if (view.q) query.set('q', view.q);
  if (view.sort !== usualSort(view.q)) query.set('sort', view.sort);
  const path = view.episode ? episodePath(view.episode) : '/podcasthub';
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Travels with the move to an open episode: the hub without it is one step back in the history. */
export interface EpisodeOpening {
  fromHub: true;
}
