import { ownProductKey, type OwnProduct } from '#shared/site-config/own-product.ts';
import { logger } from '../../platform/logger.ts';
import { findOriginal } from '../downloads/find-original.ts';
import type { Product } from './product.ts';

/** The attributes needed to sell and deliver a product. */
export type SoldProduct = Pick<
  Product,
  'id' | 'title' | 'priceMinor' | 'currency' | 'shelf' | 'updatedAt'
> & { file?: Pick<NonNullable<Product['file']>, 'key' | 'name'> };

/**
 * Returns a product of the site's own, with price and release from the configuration and the file from the deployment.
 */
export function toSold(product: OwnProduct): SoldProduct {
  const { id, title, amountMinor, currency, fileName } = product;
  return {
    id,
    title,
    priceMinor: amountMinor,
    currency,
    shelf: 'published',
    updatedAt: '',
    file: { key: ownProductKey(product), name: fileName },
  };
}

/** Whether the file is deployed: the operator may have deployed without building it. */
export async function isDeployed(product: OwnProduct): Promise<boolean> {
  const key = ownProductKey(product);
  if (await findOriginal(key)) return true;
  logger.error(`${product.name} is not sold: its file is not in the private bucket`, { key });
  return false;
}
