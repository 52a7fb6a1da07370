import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import * as s3 from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

export const notLoggedYet =
  'Only the first deployment has no access logs: if it failed, a delivered log would prevent the deletion of the bucket and block the next attempt. The second run of the deployment enables them.';

type BucketSettings = Pick<s3.BucketProps, 'bucketName' | 'versioned' | 'cors'> & {
  /** The bucket for access logs; absent until the stage exists. Until then, old versions are not kept either. */
  logs: s3.IBucket | undefined;
  /** Days after which an incomplete upload in parts is removed; 1 by default. */
  unfinishedDays?: number;
};

/** Creates a bucket without public access: TLS only, encrypted, logged, retained. */
export function createBucket(scope: Construct, id: string, props: BucketSettings): s3.Bucket {
  const { logs, unfinishedDays = 1, ...settings } = props;
  const versioned = settings.versioned && logs !== undefined;
  const bucket = new s3.Bucket(scope, id, {
    ...settings,
    versioned,
    blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
    encryption: s3.BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_ENFORCED,
    ...(logs && {
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: `s3/${id.toLowerCase()}/`,
    }),
    lifecycleRules: [
      {
        abortIncompleteMultipartUploadAfter: Duration.days(unfinishedDays),
        ...(versioned && { noncurrentVersionExpiration: Duration.days(90) }),
      },
    ],
    // A failed first deployment deletes the bucket: the next one can create it again.
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
  if (!logs) Validations.of(bucket).acknowledge({ id: 'AwsSolutions-S1', reason: notLoggedYet });
  return bucket;
}
