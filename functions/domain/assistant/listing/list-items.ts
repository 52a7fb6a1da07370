import { episodePath } from '#shared/constants/episode-path.ts';
import { toMinor } from '#shared/constants/money.ts';
import type { PassageSource } from '../../passages/passage.ts';
import type { ShelfItem, Shelves } from '../facts/shelves.ts';
import { accessTo } from '../ground-passages.ts';
import type { Listing } from './listing.ts';
import type { ListingWish, SoldKind } from './read-wish.ts';

const mostItems = 6;

interface Shelf {
  title: string;
  url: string;
  urlOf: (id: string) => string;
}

const shelfPages: Record<SoldKind, Shelf> = {
  article: {
    title: 'Articles',
    url: '/articles',
    urlOf: (id) => `/articles/${encodeURIComponent(id)}`,
  },
  podcast: { title: 'Podcast hub', url: '/podcasthub', urlOf: episodePath },
  product: { title: 'Store', url: '/store', urlOf: () => '/store' },
};

/** All that is published of a kind. */
export function sourcesOfShelf(kind: SoldKind, shelves: Shelves): PassageSource[] {
  return shelves[kind].map((item) => sourceOf(kind, item));
}

/** What is published now of what a question asks for, with what the asker may do with it. */
export function listItems(
  wish: ListingWish,
  shelves: Shelves,
  owned: ReadonlySet<string>,
): Listing {
  const { kind, order, paidOnly } = wish;
  const { title, url } = shelfPages[kind];
  const rows = shelves[kind];
  const listed = rows.map((row) => {
    const source = sourceOf(kind, row);
    const text = row.shortDescription ?? '';
    return { source, access: accessTo(source, owned), text, price: row.price };
  });
  const fitting = listed.filter(({ access }) =>
    order === 'free' || order === 'owned' ? access === order : !paidOnly || access !== 'free',
  );
  if (order === 'cheapest') fitting.sort((a, b) => a.price - b.price);
  return {
    wish,
    published: rows.length,
    fitting: fitting.length,
    items: fitting.slice(0, mostItems).map(({ price: _price, ...item }) => item),
    page: { source: { kind: 'page', id: url, title, url }, access: undefined },
  };
}

/** An item as a source of answers. */
export function sourceOf(kind: SoldKind, { id, title, price, currency }: ShelfItem): PassageSource {
  const amountMinor = toMinor(price, currency) ?? 0;
  return { kind, id, title, url: shelfPages[kind].urlOf(id), price: { amountMinor, currency } };
}
