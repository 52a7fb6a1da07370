import { productPageContract } from '#shared/contracts/product-page.ts';
import { openItemPage } from '../domain/catalogue/open-item.ts';
import { toPage } from '../domain/products/product-page.ts';
import type { Product } from '../domain/products/product.ts';
import { implement } from '../platform/implement.ts';
import { publicCache } from '../platform/public-cache.ts';
import { json } from '../platform/reply.ts';

/**
 * Reads a product's page. All guests get the same response; owners also see products that are no longer sold, and
 * administrators see every product.
 */
export const readProductPage = implement(productPageContract.getPage, async ({ id }, actor) => {
  const { item, owned, hidden } = await openItemPage<Product>('products', id, actor);
  const page = await toPage(item, owned);
  return actor ? { ...page, hidden } : json(page, { ...publicCache, vary: 'authorization' });
});
