import type { productPageContract } from '#shared/contracts/product-page.ts';
import { openProduct } from '../domain/products/open-product.ts';
import { toPage } from '../domain/products/product-page.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { publicCache } from '../platform/public-cache.ts';
import { json } from '../platform/reply.ts';

/** Guests all get the same response; an owner also finds a product that is no longer sold. */
export const readProductPage: UseCase<typeof productPageContract.getPage> = async (
  { id },
  actor,
) => {
  const page = await toPage(await openProduct(id, actor?.id));
  return actor ? page : json(page, { ...publicCache, vary: 'authorization' });
};
