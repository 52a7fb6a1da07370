import { findOwnProduct } from '#shared/site-config/own-products.ts';
import { isDeployed, toSold, type SoldProduct } from './own-product.ts';
import { getProduct } from './product-repository.ts';

/** Finds a product: one of the site's own or one of the catalogue. */
export async function findProduct(id: string): Promise<SoldProduct | undefined> {
  const own = findOwnProduct(id);
  return own ? toSold(own) : getProduct(id);
}

/** Whether a product has a file to deliver. A product of the site's own lacks one if it was not deployed. */
export async function hasFile(id: string): Promise<boolean> {
  const own = findOwnProduct(id);
  return !own || (await isDeployed(own));
}
