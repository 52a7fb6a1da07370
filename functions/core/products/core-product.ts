import { HeadObjectCommand } from '@aws-sdk/client-s3';
import { coreRelease } from '../../../shared/constants/core-release.ts';
import { siteConfig } from '../../../shared/site-config/index.ts';
import { env } from '../../platform/env.ts';
import { logger } from '../../platform/logger.ts';
import { s3 } from '../../platform/s3.ts';
import type { Product } from './product.ts';

const { amountMinor, currency } = siteConfig.money.core;

/** What selling and handing out need of a product. */
export type SoldProduct = Pick<
  Product,
  'id' | 'title' | 'priceMinor' | 'currency' | 'shelf' | 'updatedAt'
> & { file?: Pick<NonNullable<Product['file']>, 'key' | 'name'> };

/** Core is no row of the catalogue: price and release stand in the configuration, its file comes with a deployment. */
export const coreProduct = {
  id: coreRelease.productId,
  title: `Core ${coreRelease.version}, LAS validator`,
  priceMinor: amountMinor,
  currency,
  shelf: 'published',
  updatedAt: '',
  file: { key: coreRelease.key, name: coreRelease.fileName },
} satisfies SoldProduct;

/** Whether there is something to hand out: the operator may have deployed without `npm run build:core`. */
export async function isCoreDeployed(): Promise<boolean> {
  try {
    await s3.send(new HeadObjectCommand({ Bucket: env().PRIVATE_BUCKET, Key: coreRelease.key }));
    return true;
  } catch (error) {
    const { httpStatusCode: status } = (error as { $metadata?: { httpStatusCode?: number } })
      .$metadata ?? { httpStatusCode: undefined };
    // S3 answers 403 for what is not there to those who must not list the bucket.
    if (status !== 404 && status !== 403) throw error;
    logger.error('Core is not sold: its file is not in the private bucket', {
      key: coreRelease.key,
    });
    return false;
  }
}
