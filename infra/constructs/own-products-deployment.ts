import path from 'node:path';
import {
  BucketDeployment,
  Source,
  type BucketDeploymentProps,
} from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import type { OwnProduct } from '#shared/site-config/own-product.ts';

export interface OwnProductsDeploymentProps extends Pick<
  BucketDeploymentProps,
  'role' | 'logGroup' | 'retainOnDelete'
> {
  /** Folder that contains one folder per product. */
  assetsRoot: string;
  privateBucket: BucketDeploymentProps['destinationBucket'];
}

/** Uploads the releases of the site's own products to the private bucket. Earlier releases are kept. */
export function deployOwnProducts(
  scope: Construct,
  products: readonly OwnProduct[],
  { assetsRoot, privateBucket, ...common }: OwnProductsDeploymentProps,
): BucketDeployment[] {
  return products.map(
    ({ id, name }) =>
      new BucketDeployment(scope, name, {
        sources: [Source.asset(path.join(assetsRoot, id))],
        destinationBucket: privateBucket,
        destinationKeyPrefix: id,
        prune: false,
        outputObjectKeys: false,
        contentType: 'application/gzip',
        ...common,
      }),
  );
}
