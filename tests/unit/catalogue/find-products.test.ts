import { expect, it } from 'vitest';
import { findProducts } from '#functions/domain/products/find-products.ts';
import { searchedTexts, searches } from '../../support/searched-texts.ts';

const productOf = (id: string, title: string, category: string) => ({
  ...{ id, title, category },
  ...{ price: 12, currency: 'usd' as const, imageUrl: '/cover.webp' },
});
const idsOf = (list: Parameters<typeof findProducts>[0], q?: string, author?: string) =>
  findProducts(list, { q, author }).map(({ id }) => id);

/** Listed products have no texts except the title and the category. */
const products = searchedTexts.map(({ id, title, shortDescription }) =>
  productOf(id, title, shortDescription),
);

it.each(searches)('the store finds the same by "%s" as every list', (q, ids) => {
  expect(idsOf(products, q)).toEqual(ids);
});

it('the store finds by category too, titles first, and keeps its order without a search', () => {
  const held = [
    productOf('minerals', 'Minerals', 'Field cards'),
    productOf('book', 'A book of cards', 'E-books'),
  ];
  expect(idsOf(held, 'cards')).toEqual(['book', 'minerals']);
  expect(idsOf(held, 'field')).toEqual(['minerals']);
  expect(idsOf(held)).toEqual(['minerals', 'book']);
});

it('the store shows the products of an author, whose name is compared as names are', () => {
  const held = [
    { ...productOf('hers', 'Cards', 'Files'), author: 'Zoë Straße' },
    { ...productOf('his', 'Cards', 'Files'), author: 'Zoë Strasser' },
    productOf('nobodys', 'Cards by Zoë Straße', 'Files'),
  ];
  expect(idsOf(held, 'cards', ' ZOË STRASSE')).toEqual(['hers']);
  expect(idsOf(held, '', ' ')).toHaveLength(3);
});
