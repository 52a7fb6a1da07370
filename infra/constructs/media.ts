import { Aws, Duration } from 'aws-cdk-lib';
import * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { incomingPrefix } from '../incoming-prefix.ts';
import { createBucket } from './create-bucket.ts';

export interface MediaProps {
  prefix: string;
  /** Absent until the stage stands. */
  logs?: s3.IBucket;
}

/** Public pictures and previews, read through CloudFront, and private originals, read by presigned URLs. */
export class Media extends Construct {
  /** A key is the path on the site without `/media/`. */
  readonly publicBucket: s3.Bucket;
  readonly privateBucket: s3.Bucket;
  /** The same bucket by name: for the functions, since it tells one of them of new files and so comes after them. */
  readonly privateBucketByName: s3.IBucket;
  /** `https://host` of presigned URLs, the form that the SDK makes. */
  readonly privateOrigin: string;

  constructor(scope: Construct, id: string, props: MediaProps) {
    super(scope, id);
    this.publicBucket = createBucket(this, 'Public', { logs: props.logs, versioned: true });
    // Named, because the site's security headers name this origin and its CORS rule names the site: two references
    // to each other would be a circle.
    const bucketName = `${props.prefix}-private-${Aws.ACCOUNT_ID}-${Aws.REGION}`;
    this.privateOrigin = `https://${bucketName}.s3.${Aws.REGION}.${Aws.URL_SUFFIX}`;
    this.privateBucket = createBucket(this, 'Private', {
      bucketName,
      logs: props.logs,
      versioned: true,
    });
    this.privateBucketByName = s3.Bucket.fromBucketName(this, 'PrivateByName', bucketName);
    forgetIncoming(this.privateBucket);
  }

  /** Lets pages of these origins post files, read downloads in pieces and see what they need to resume one. */
  allowPagesOf(origins: string[]): void {
    this.privateBucket.addCorsRule({
      allowedOrigins: origins,
      allowedMethods: [s3.HttpMethods.GET, s3.HttpMethods.HEAD, s3.HttpMethods.POST],
      allowedHeaders: ['range', 'if-range', 'if-match'],
      exposedHeaders: [
        'ETag',
        'Content-Range',
        'Content-Length',
        'Accept-Ranges',
        'Content-Disposition',
      ],
      maxAge: 3600,
    });
  }
}

/** The media function removes what it has dealt with; this is for what it never saw, and for old versions of both. */
function forgetIncoming(bucket: s3.Bucket): void {
  bucket.addLifecycleRule({
    id: 'forget-incoming',
    prefix: incomingPrefix,
    expiration: Duration.days(1),
    noncurrentVersionExpiration: Duration.days(1),
  });
  bucket.addLifecycleRule({
    id: 'forget-incoming-marks',
    prefix: incomingPrefix,
    expiredObjectDeleteMarker: true,
  });
}
