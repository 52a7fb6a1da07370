import { AppError } from '../../platform/app-error.ts';
import { getEntitlement } from '../orders/entitlement-repository.ts';
import { itemKey } from '../orders/order.ts';
import { getProduct } from './product-repository.ts';
import type { Product } from './product.ts';

/**
 * Returns a product that the caller may see. An unpublished one is visible to its owners only.
 * @throws AppError `not_found`
 */
export async function openProduct(id: string, userId: string | undefined): Promise<Product> {
  const product = await getProduct(id);
  if (!product) throw new AppError('not_found');
  if (product.shelf === 'published') return product;
  const item = itemKey({ resourceType: 'product', resourceId: id });
  const entitlement = userId === undefined ? undefined : await getEntitlement(userId, item);
  if (entitlement?.state !== 'owned') throw new AppError('not_found');
  return product;
}
