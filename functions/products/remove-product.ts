import type { productsContract } from '#shared/contracts/products.ts';
import { removeItem } from '../domain/catalogue/edit-item.ts';
import { itemKeyIn } from '../domain/catalogue/item-key.ts';
import type { Product } from '../domain/products/product.ts';
import type { UseCase } from '../platform/create-handler.ts';

/** Removes a product. The row and the file stay for its owners. */
export const removeProduct: UseCase<typeof productsContract.remove> = async ({ id }, actor) => {
  await removeItem<Product>('products', id, actor, ({ title }) => ({
    action: 'product.delete',
    target: itemKeyIn('products', id),
    label: title,
  }));
  return { id };
};
