import path from 'node:path';
import {
  BucketDeployment,
  Source,
  type BucketDeploymentProps,
} from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { coreRelease } from '#shared/constants/core-release.ts';

export interface CoreDeploymentProps extends Pick<
  BucketDeploymentProps,
  'role' | 'logGroup' | 'retainOnDelete'
> {
  /** Folder with `core/`. */
  assetsRoot: string;
  privateBucket: BucketDeploymentProps['destinationBucket'];
}

/** Uploads the release of Core to the private bucket. Earlier releases stay. */
export function deployCore(
  scope: Construct,
  { assetsRoot, privateBucket, ...common }: CoreDeploymentProps,
): BucketDeployment {
  return new BucketDeployment(scope, 'Core', {
    sources: [Source.asset(path.join(assetsRoot, 'core'))],
    destinationBucket: privateBucket,
    destinationKeyPrefix: path.posix.dirname(coreRelease.key),
    prune: false,
    outputObjectKeys: false,
    contentType: 'application/gzip',
    ...common,
  });
}
