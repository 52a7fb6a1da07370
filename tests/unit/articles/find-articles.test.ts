import { describe, expect, it } from 'vitest';
import { countCategories, findArticles } from '#functions/domain/articles/find-articles.ts';
import { pageOf } from '#functions/domain/catalogue/page-of.ts';
import { toSummary } from '#functions/domain/articles/present-article.ts';
import { searchedTexts, searches } from '../../support/searched-texts.ts';

const article = (id: string, more: Partial<Parameters<typeof toSummary>[0]> = {}) =>
  toSummary({
    id,
    title: `Paper ${id}`,
    shortDescription: 'About rocks.',
    priceMinor: 500,
    currency: 'gbp',
    category: 'Mapping',
    publishedAt: '2025-01-01T00:00:00.000Z',
    updatedAt: '2025-01-01T00:00:00.000Z',
    ...more,
  });

const library = [
  article('a', { views: 10, priceMinor: 0, publishedAt: '2024-03-01T00:00:00.000Z' }),
  article('b', { ratingSum: 9, ratingCount: 2, priceMinor: 1200, category: 'Well Logs | core' }),
  article('c', { ratingSum: 50, ratingCount: 10, title: 'Gamma ray', category: 'Well Logs' }),
  article('d', { ratingSum: 9, ratingCount: 2, publishedAt: '2026-01-01T00:00:00.000Z' }),
];
const ids = (articles: { id: string }[]) => articles.map(({ id }) => id).join('');

it('reads each article once, however many words are searched for', () => {
  let reads = 0;
  const counted = Object.defineProperty({ ...library[0]! }, 'author', {
    get: () => {
      reads++;
      return 'A. Uthor';
    },
  });
  expect(findArticles([counted], { q: 'a '.repeat(90) })).toHaveLength(1);
  expect(reads).toBe(1);
});

describe('findArticles', () => {
  it('sorts by each order, and ties by date', () => {
    expect(ids(findArticles(library, {}))).toBe('dcba');
    expect(ids(findArticles(library, { sort: 'popular' }))).toBe('adcb');
    expect(ids(findArticles(library, { sort: 'rating' }))).toBe('cdba');
    expect(ids(findArticles(library, { sort: 'price-low' }))).toBe('adcb');
    expect(ids(findArticles(library, { sort: 'price-high' }))).toBe('bdca');
  });

  it('matches every word of a search, in any case, in title, description, category and author', () => {
    expect(ids(findArticles(library, { q: 'GAMMA rocks' }))).toBe('c');
    expect(ids(findArticles(library, { q: 'gamma water' }))).toBe('');
    expect(ids(findArticles(library, { q: 'well logs' }))).toBe('cb');
  });

  it.each(searches)('for %j finds what is meant, the best match first', (q, expected) => {
    const articles = searchedTexts.map(({ id, ...texts }) => article(id, texts));
    expect(findArticles(articles, { q }).map(({ id }) => id)).toEqual(expected);
  });

  it('filters by the label before the bar', () => {
    expect(ids(findArticles(library, { category: 'Well Logs' }))).toBe('cb');
    expect(countCategories(library)).toEqual([
      { label: 'Mapping', count: 2 },
      { label: 'Well Logs', count: 2 },
    ]);
  });
});

describe('toSummary', () => {
  it('shows no figure that is not real', () => {
    const fresh = toSummary({
      id: 'x',
      title: '',
      shortDescription: '',
      priceMinor: 0,
      currency: 'gbp',
      category: '',
      publishedAt: '1999-12-31T00:00:00.000Z',
      updatedAt: '1999-12-31T00:00:00.000Z',
    });
    expect(fresh).toMatchObject({ title: 'Untitled Article', category: 'Uncategorized' });
    expect(fresh).toMatchObject({ imageUrl: '/article-placeholder.jpg', isFree: true });
    expect(fresh.views ?? fresh.rating ?? fresh.ratingCount ?? fresh.publishedAt).toBeUndefined();
  });

  it('gives the mean rating with one decimal and the price in pounds', () => {
    expect(article('y', { ratingSum: 14, ratingCount: 3, priceMinor: 450 })).toMatchObject({
      rating: 4.7,
      ratingCount: 3,
      price: 4.5,
      isFree: false,
    });
  });
});

describe('pageOf', () => {
  const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));

  it('pages without a gap or an overlap', () => {
    const first = pageOf(rows, 2, undefined);
    const second = pageOf(rows, 2, first.nextCursor);
    const third = pageOf(rows, 2, second.nextCursor);
    expect([first, second, third].map((page) => ids(page.rows))).toEqual(['ab', 'cd', 'e']);
    expect(third.nextCursor).toBeUndefined();
  });

  it('continues after the same row when another is published before it', () => {
    const { nextCursor } = pageOf(rows, 2, undefined);
    expect(ids(pageOf([{ id: 'new' }, ...rows], 2, nextCursor).rows)).toBe('cd');
  });

  it('continues from the position when the row itself is gone', () => {
    const { nextCursor } = pageOf(rows, 2, undefined);
    const without = rows.filter(({ id }) => id !== 'b');
    expect(ids(pageOf(without, 2, nextCursor).rows)).toBe('de');
  });

  it('starts over for an invalid cursor', () => {
    expect(ids(pageOf(rows, 1, 'nonsense').rows)).toBe('a');
  });
});
