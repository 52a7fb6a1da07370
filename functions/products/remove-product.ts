import { productsContract } from '#shared/contracts/products.ts';
import { removeItem } from '../domain/catalogue/edit-item.ts';
import { implement } from '../platform/implement.ts';

/** Removes a product. The row and the file stay for its owners. */
export const removeProduct = implement(productsContract.remove, async ({ id }, actor) => {
  await removeItem('products', id, actor);
  return { id };
});
