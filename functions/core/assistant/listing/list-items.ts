import { episodePath } from '../../../../shared/constants/episode-path.ts';
import { toMinor } from '../../../../shared/constants/money.ts';
import { readCatalogue as readArticles } from '../../articles/catalogue.ts';
import type { PassageSource } from '../../passages/passage.ts';
import { readCatalogue as readEpisodes } from '../../podcasts/catalogue.ts';
import { readCatalogue as readProducts } from '../../products/catalogue.ts';
import { accessTo, readOwned } from '../ground-passages.ts';
import type { Listing } from './listing.ts';
import type { ListingWish, SoldKind } from './read-wish.ts';

const mostItems = 6;

interface Shelf {
  title: string;
  url: string;
  urlOf: (id: string) => string;
  read: () => Promise<{ rows: readonly Row[] }>;
}

interface Row {
  id: string;
  title: string;
  price: number;
  currency: string;
  shortDescription?: string;
}

const shelves: Record<SoldKind, Shelf> = {
  article: {
    title: 'Articles',
    url: '/articles',
    urlOf: (id) => `/articles/${encodeURIComponent(id)}`,
    read: readArticles,
  },
  podcast: {
    title: 'Podcast hub',
    url: '/podcasthub',
    urlOf: episodePath,
    read: readEpisodes,
  },
  product: { title: 'Store', url: '/store', urlOf: () => '/store', read: readProducts },
};

/** What is published now of what a question asks for, with what the asker may do with it. */
export async function listItems({ kind, order }: ListingWish, userId: string): Promise<Listing> {
  const { title, url, urlOf, read } = shelves[kind];
  const { rows } = await read();
  const all = rows.map((row) => ({
    row,
    source: { kind, id: row.id, title: row.title, url: urlOf(row.id), price: priceOf(row) },
  }));
  const owned = await readOwned(
    userId,
    all.map(({ source }) => source),
  );
  const listed = all.map(({ row, source }) => ({
    source,
    access: accessTo(source, owned),
    text: row.shortDescription ?? '',
    price: row.price,
  }));
  const fitting = listed.filter(({ access }) =>
    order === 'free' || order === 'owned' ? access === order : true,
  );
  if (order === 'cheapest') fitting.sort((a, b) => a.price - b.price);
  return {
    wish: { kind, order },
    published: rows.length,
    fitting: fitting.length,
    items: fitting.slice(0, mostItems).map(({ price: _price, ...item }) => item),
    page: { source: { kind: 'page', id: url, title, url }, access: undefined },
  };
}

function priceOf({ price, currency }: Row): PassageSource['price'] {
  return { amountMinor: toMinor(price, currency) ?? 0, currency };
}
