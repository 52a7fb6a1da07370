import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import * as s3 from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

/** A bucket nobody reaches without a right of his own: no public access, TLS only, encrypted, logged, kept. */
export function createBucket(
  scope: Construct,
  id: string,
  props: { logs: s3.IBucket } & Pick<s3.BucketProps, 'bucketName' | 'versioned' | 'cors'>,
): s3.Bucket {
  const { logs, ...settings } = props;
  return new s3.Bucket(scope, id, {
    ...settings,
    blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
    encryption: s3.BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_ENFORCED,
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: `s3/${id.toLowerCase()}/`,
    lifecycleRules: [
      {
        abortIncompleteMultipartUploadAfter: Duration.days(1),
        ...(settings.versioned && { noncurrentVersionExpiration: Duration.days(90) }),
      },
    ],
    // A first deployment that fails takes it along, so that the next one can make it again.
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
}
