import { expect, it } from 'vitest';
import { findProducts } from '#functions/domain/products/find-products.ts';
import { searchedTexts, searches } from '../../support/searched-texts.ts';

const productOf = (id: string, title: string, category: string) => ({
  ...{ id, title, category },
  ...{ price: 12, currency: 'usd' as const, imageUrl: '/cover.webp' },
});
const idsOf = (...given: Parameters<typeof findProducts>) =>
  findProducts(...given).map(({ id }) => id);

/** Products in lists have no texts but the title and the category. */
const products = searchedTexts.map(({ id, title, shortDescription }) =>
  productOf(id, title, shortDescription),
);

it.each(searches)('the store finds by “%s” what every list finds', (q, ids) => {
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
