import { productsContract } from '#shared/contracts/products.ts';
import { withCurrentName } from '../domain/authors/current-names.ts';
import { readManagedPreview } from '../domain/previews/present-preview.ts';
import { toManaged } from '../domain/products/present-product.ts';
import { getProduct } from '../domain/products/product-repository.ts';
import { presentDates } from '../domain/catalogue/choose-date.ts';
import { chosenState } from '../domain/catalogue/publication.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';

export const getManaged = implement(productsContract.getManaged, async ({ id }) => {
  const product = await getProduct(id);
  if (!product?.shelf) throw new AppError('not_found');
  const { shortDescription, longDescription } = product;
  const preview = await readManagedPreview('products', product);
  return {
    ...toManaged(await withCurrentName(product)),
    chosen: chosenState(product),
    dates: presentDates(product),
    shortDescription,
    longDescription,
    preview,
  };
});
