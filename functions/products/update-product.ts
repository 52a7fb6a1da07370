import type { productsContract } from '../../shared/contracts/products.ts';
import { differences } from '../core/audit/differences.ts';
import { editItem } from '../core/catalogue/edit-item.ts';
import { describeProduct, readProductForm } from '../core/products/product-form.ts';
import type { Product } from '../core/products/product.ts';
import type { UseCase } from '../platform/create-handler.ts';

/** Sets what the form has and nothing else. The price is in the product's own currency. */
export const updateProduct: UseCase<typeof productsContract.update> = async (
  { id, ...form },
  actor,
) => {
  await editItem<Product>('products', id, actor, (product) => {
    const { currency } = product;
    const changes = readProductForm(form, currency);
    const details = differences(
      describeProduct(product, currency),
      describeProduct(changes, currency),
    );
    return (
      details && {
        changes,
        deed: {
          action: 'product.update',
          target: `product#${id}`,
          label: changes.title,
          details,
        },
      }
    );
  });
  return { id };
};
