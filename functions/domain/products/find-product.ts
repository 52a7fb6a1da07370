import { coreRelease } from '#shared/constants/core-release.ts';
import { coreProduct, type SoldProduct } from './core-product.ts';
import { getProduct } from './product-repository.ts';

/** Finds a product: Core or one of the catalogue. */
export async function findProduct(id: string): Promise<SoldProduct | undefined> {
  return id === coreRelease.productId ? coreProduct : getProduct(id);
}
