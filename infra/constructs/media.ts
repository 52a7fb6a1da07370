import { Aws, Duration } from 'aws-cdk-lib';
import * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { incomingPrefix, indexPrefix, listPrefix } from '#shared/constants/bucket-prefixes.ts';
import { createBucket } from './create-bucket.ts';

/** An upload in parts can be resumed for a week; see functions/domain/uploads/start-part-upload.ts. */
const unfinishedDays = 7;

export interface MediaProps {
  prefix: string;
  /** Absent until the stage exists. */
  logs?: s3.IBucket;
  /** Whether the private bucket also contains the assistant's indexes. */
  keepsIndexes: boolean;
}

/** Public pictures and previews, served by CloudFront, and private originals, served by presigned URLs. */
export class Media extends Construct {
  /** A key is the path on the site without `/media/`. */
  readonly publicBucket: s3.Bucket;
  readonly privateBucket: s3.Bucket;
  /**
   * The private bucket by name, for the functions: it notifies one of them of new files and therefore depends on it.
   */
  readonly privateBucketByName: s3.IBucket;
  /** The origin of presigned URLs, in the form that the SDK uses. */
  readonly privateOrigin: string;

  constructor(scope: Construct, id: string, props: MediaProps) {
    super(scope, id);
    this.publicBucket = createBucket(this, 'Public', { logs: props.logs, versioned: true });
    // Named explicitly: the site's security headers name this origin and its CORS rule names the site, which would be
    // a circular reference.
    const bucketName = `${props.prefix}-private-${Aws.ACCOUNT_ID}-${Aws.REGION}`;
    this.privateOrigin = `https://${bucketName}.s3.${Aws.REGION}.${Aws.URL_SUFFIX}`;
    this.privateBucket = createBucket(this, 'Private', {
      bucketName,
      logs: props.logs,
      versioned: true,
      unfinishedDays,
    });
    this.privateBucketByName = s3.Bucket.fromBucketName(this, 'PrivateByName', bucketName);
    deleteOldUploads(this.privateBucket);
    if (props.keepsIndexes) deleteOldCaches(this.privateBucket);
  }

  /**
   * Allows pages of these origins to upload files, whole or in parts, to read downloads in ranges and to read the
   * headers needed to resume one.
   */
  allowPagesOf(origins: string[]): void {
    this.privateBucket.addCorsRule({
      allowedOrigins: origins,
      allowedMethods: [
        s3.HttpMethods.GET,
        s3.HttpMethods.HEAD,
        s3.HttpMethods.POST,
        s3.HttpMethods.PUT,
      ],
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

/**
 * Deletes old uploads. The media function deletes files that it has processed; this rule covers files that it never
 * saw, and old versions.
 */
function deleteOldUploads(bucket: s3.Bucket): void {
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

/** Deletes old versions of lists and indexes, which are caches that are replaced whenever the catalogue changes. */
function deleteOldCaches(bucket: s3.Bucket): void {
  for (const [id, prefix] of [
    ['forget-old-indexes', indexPrefix],
    ['forget-old-lists', listPrefix],
  ] as const) {
    bucket.addLifecycleRule({ id, prefix, noncurrentVersionExpiration: Duration.days(1) });
  }
}
