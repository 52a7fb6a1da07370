import { articlePath } from '#shared/constants/article-path.ts';
import { siteNouns } from '#shared/assistant/site-nouns.ts';
import { episodePath } from '#shared/constants/episode-path.ts';
import { toMinor } from '#shared/constants/money.ts';
import type { PassageSource } from '../../passages/passage.ts';
import { readTerms } from '../../passages/read-terms.ts';
import {
  lengthOf,
  publishedOn,
  searchedText,
  type ShelfItem,
  type Shelves,
} from '../facts/shelves.ts';
import { accessTo } from '../ground-passages.ts';
import type { Listing } from './listing.ts';
import { readListingRequest, type ListingRequest, type SoldKind } from './read-listing-request.ts';

const maxItems = 6;
/** The most free items in a list of the cheapest. */
export const maxFree = 2;

interface Shelf {
  title: string;
  url: string;
  urlOf: (id: string) => string;
}

const shelfPages: Record<SoldKind, Shelf> = {
  article: {
    title: siteNouns.article.page,
    url: '/articles',
    urlOf: articlePath,
  },
  podcast: { title: siteNouns.podcast.page, url: '/podcasthub', urlOf: episodePath },
  product: { title: siteNouns.product.page, url: '/store', urlOf: () => '/store' },
};

/** Returns all published items of a kind as sources. */
export function sourcesOfShelf(kind: SoldKind, shelves: Shelves): PassageSource[] {
  return shelves[kind].map((item) => sourceOf(kind, item));
}

/** Lists the published items that a question asks for, with the asker's access to each. */
export function listItems(
  listingRequest: ListingRequest,
  shelves: Shelves,
  owned: ReadonlySet<string>,
): Listing {
  const { kind, order, paidOnly } = listingRequest;
  const { title, url } = shelfPages[kind];
  const rows = shelves[kind];
  const listed = rowsAbout(listingRequest, shelves).map((row) => {
    const source = sourceOf(kind, row);
    const text = row.shortDescription ?? '';
    return { source, access: accessTo(source, owned), text, row };
  });
  const fitting = listed.filter(({ access }) =>
    order === 'free' || order === 'owned' ? access === order : !paidOnly || access !== 'free',
  );
  const sorted = orderOf[order]
    ? fitting.toSorted((a, b) => orderOf[order]!(a.row, b.row))
    : fitting;
  // Free items would hide the cheapest paid ones.
  const free = order === 'cheapest' ? sorted.filter(({ access }) => access === 'free') : [];
  const isRestFree = free.length === sorted.length;
  const shown = isRestFree ? sorted : sorted.filter((one) => !free.includes(one, maxFree));
  return {
    listingRequest,
    published: rows.length,
    fitting: fitting.length,
    ...(!isRestFree && free.length > maxFree && { free: free.length }),
    items: shown.slice(0, maxItems).map(({ row, text, ...item }) => ({
      ...item,
      // The text includes the value that the list is sorted by.
      text: [order === 'longest' || order === 'shortest' ? `${lengthOf(row)}.` : '', text]
        .filter(Boolean)
        .join(' '),
    })),
    page: { source: { kind: 'page', id: url, title, url }, access: undefined },
  };
}

/** Returns the rows of a list as someone without purchases sees them. */
export function rowsInOrder(listingRequest: ListingRequest, shelves: Shelves): ShelfItem[] {
  const { kind } = listingRequest;
  const ids = listItems(listingRequest, shelves, new Set()).items.map(({ source }) => source.id);
  return ids.flatMap((id) => shelves[kind].filter((row) => row.id === id));
}

/** Returns the title of the item that a question about "the newest" or "the cheapest" means, otherwise the question. */
export function itemAskedFor(question: string, shelves: Shelves): string {
  const listingRequest = readListingRequest(question);
  if (!listingRequest || (listingRequest.order !== 'newest' && !orderOf[listingRequest.order]))
    return question;
  const { items } = listItems(listingRequest, shelves, new Set());
  return items[0]?.source.title ?? question;
}

/** Orders other than newest first, in which the rows of a shelf already are. */
const orderOf: Partial<Record<ListingRequest['order'], (a: ShelfItem, b: ShelfItem) => number>> = {
  cheapest: (a, b) => a.price - b.price,
  priciest: (a, b) => b.price - a.price,
  longest: (a, b) => sizeOf(b) - sizeOf(a),
  shortest: (a, b) => sizeOf(a) - sizeOf(b),
  oldest: (a, b) => (publishedOn(a) ?? '').localeCompare(publishedOn(b) ?? ''),
};

function sizeOf({ pages, durationSeconds }: ShelfItem): number {
  return pages ?? durationSeconds ?? 0;
}

/** Returns the rows on the subject that the question names. */
export function rowsAbout({ kind, about = [] }: ListingRequest, shelves: Shelves): ShelfItem[] {
  return shelves[kind].filter((row) => {
    const terms = new Set(readTerms(searchedText(row)));
    return about.every((term) => terms.has(term));
  });
}

/** Returns an item as a source of answers. */
export function sourceOf(kind: SoldKind, { id, title, price, currency }: ShelfItem): PassageSource {
  const amountMinor = toMinor(price, currency) ?? 0;
  return { kind, id, title, url: shelfPages[kind].urlOf(id), price: { amountMinor, currency } };
}
