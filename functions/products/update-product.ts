import { productsContract } from '#shared/contracts/products.ts';
import { editForm } from '../domain/catalogue/edit-form.ts';
import { describeProduct, readProductForm } from '../domain/products/product-form.ts';
import type { Product } from '../domain/products/product.ts';
import { implement } from '../platform/implement.ts';

export const updateProduct = implement(productsContract.update, async ({ id, ...form }, actor) => {
  await editForm(id, actor, {
    catalogue: 'products',
    chosen: form,
    read: (item: Product) => readProductForm(form, item.currency, item),
    describe: describeProduct,
  });
  return { id };
});
