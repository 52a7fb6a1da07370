import type { productPageContract } from '#shared/contracts/product-page.ts';
import { openItemPage } from '../domain/catalogue/open-item.ts';
import { toPage } from '../domain/products/product-page.ts';
import type { Product } from '../domain/products/product.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { publicCache } from '../platform/public-cache.ts';
import { json } from '../platform/reply.ts';

/** Guests all get the same response; an owner also finds a product that is not sold, and an administrator sees every one. */
export const readProductPage: UseCase<typeof productPageContract.getPage> = async (
  { id },
  actor,
) => {
  const { item, owned, hidden } = await openItemPage<Product>('products', id, actor);
  const page = await toPage(item, owned);
  return actor ? { ...page, hidden } : json(page, { ...publicCache, vary: 'authorization' });
};
