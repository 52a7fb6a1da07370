import { describe, expect, it } from 'vitest';
import type { Shelves } from '#functions/domain/assistant/facts/shelves.ts';
import {
  itemAskedFor,
  listItems,
  rowsAbout,
} from '#functions/domain/assistant/listing/list-items.ts';
import type { ListingRequest } from '#functions/domain/assistant/listing/read-listing-request.ts';

const paper = (id: string, price: number, pages: number, publishedAt: string) => ({
  id,
  title: `On ${id}`,
  price,
  pages,
  publishedAt,
  currency: 'gbp',
});
const shelves: Shelves = {
  article: [
    { ...paper('nitrate', 9, 4, '2026-01-01'), category: 'Water' },
    { ...paper('quartz', 12, 6, '2025-01-01'), category: 'Rock', author: 'Ann Smith' },
    { ...paper('wells', 0, 5, '2024-01-01'), category: 'Water' },
  ],
  podcast: [],
  product: [],
};
const list = (listingRequest: Partial<ListingRequest>) =>
  listItems({ kind: 'article', order: 'all', ...listingRequest }, shelves, new Set()).items;
const ids = (listingRequest: Partial<ListingRequest>) =>
  list(listingRequest).map(({ source }) => source.id);

describe('a list of the catalogue', () => {
  it.each([
    ['cheapest', ['wells', 'nitrate', 'quartz']],
    ['priciest', ['quartz', 'nitrate', 'wells']],
    ['longest', ['quartz', 'wells', 'nitrate']],
    ['shortest', ['nitrate', 'wells', 'quartz']],
    ['newest', ['nitrate', 'quartz', 'wells']],
    ['oldest', ['wells', 'quartz', 'nitrate']],
  ] as const)('is sorted: %s', (order, sorted) => {
    expect(ids({ order })).toEqual(sorted);
  });

  it('has items about a subject or by an author', () => {
    expect(ids({ about: ['water'] })).toEqual(['nitrate', 'wells']);
    expect(ids({ about: ['smith'] })).toEqual(['quartz']);
    expect(rowsAbout({ kind: 'article', order: 'all', about: ['gold'] }, shelves)).toEqual([]);
  });

  it('shows the cheapest items even if the free ones fill the list', () => {
    const row = (id: string, price: number) => ({ id, title: id, price, currency: 'gbp' });
    const article = [row('a', 0), row('b', 0), row('c', 0), row('d', 5), row('e', 2)];
    const request = { kind: 'article', order: 'cheapest' } as const;
    const { items, free } = listItems(request, { ...shelves, article }, new Set());
    expect(items.map(({ source }) => source.id)).toEqual(['a', 'b', 'e', 'd']);
    expect(free).toBe(3);
  });

  it('is replaced by its first item in a question about one item', () => {
    expect(itemAskedFor('newest paper', shelves)).toBe('On nitrate');
    expect(itemAskedFor('the cheapest paper', shelves)).toBe('On wells');
    expect(itemAskedFor('free papers', shelves)).toBe('free papers');
    expect(itemAskedFor('newest episode', shelves)).toBe('newest episode');
  });

  it('says how long each item is if it is sorted by length', () => {
    expect(list({ order: 'longest' })[0]!.text).toBe('6 pages.');
  });
});
