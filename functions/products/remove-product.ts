import type { productsContract } from '#shared/contracts/products.ts';
import { removeItem } from '../domain/catalogue/edit-item.ts';
import type { UseCase } from '../platform/create-handler.ts';

/** Removes a product. The row and the file stay for its owners. */
export const removeProduct: UseCase<typeof productsContract.remove> = async ({ id }, actor) => {
  await removeItem('products', id, actor);
  return { id };
};
