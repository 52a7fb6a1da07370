import { Aws } from 'aws-cdk-lib';
import * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { createBucket } from './create-bucket.ts';

export interface MediaProps {
  prefix: string;
  logs: s3.IBucket;
}

/** Public pictures and previews, read through CloudFront, and private originals, read by presigned URLs. */
export class Media extends Construct {
  /** Keys begin with `media/`: the key is the path on the site without its first slash. */
  readonly publicBucket: s3.Bucket;
  readonly privateBucket: s3.Bucket;
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
  }

  /** Lets pages of these origins read downloads in pieces and see what they need to resume one. */
  allowDownloadsFrom(origins: string[]): void {
    this.privateBucket.addCorsRule({
      allowedOrigins: origins,
      allowedMethods: [s3.HttpMethods.GET, s3.HttpMethods.HEAD],
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
