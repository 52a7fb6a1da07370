import { byRelevance, findByText } from '#shared/search/find-by-text.ts';
import type { Product } from '#shared/contracts/store-products.ts';

/** Finds the products with every word of a search in their title or category, best match first. */
export function findProducts(products: readonly Product[], q = ''): Product[] {
  return byRelevance(findByText(products, q, ({ title, category }) => [title, category]));
}
