import { coreRelease } from '#shared/constants/core-release.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { logger } from '../../platform/logger.ts';
import { findOriginal } from '../downloads/find-original.ts';
import type { Product } from './product.ts';

const { amountMinor, currency } = siteConfig.money.core;

/** The attributes needed to sell and deliver a product. */
export type SoldProduct = Pick<
  Product,
  'id' | 'title' | 'priceMinor' | 'currency' | 'shelf' | 'updatedAt'
> & { file?: Pick<NonNullable<Product['file']>, 'key' | 'name'> };

/** Core is not in the catalogue: price and release come from the configuration, the file from the deployment. */
export const coreProduct = {
  id: coreRelease.productId,
  title: `Core ${coreRelease.version}, LAS validator`,
  priceMinor: amountMinor,
  currency,
  shelf: 'published',
  updatedAt: '',
  file: { key: coreRelease.key, name: coreRelease.fileName },
} satisfies SoldProduct;

/** Whether the file is deployed: the operator may have deployed without `npm run build:core`. */
export async function isCoreDeployed(): Promise<boolean> {
  if (await findOriginal(coreRelease.key)) return true;
  logger.error('Core is not sold: its file is not in the private bucket', { key: coreRelease.key });
  return false;
}
