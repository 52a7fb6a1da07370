import type { S3Event } from 'aws-lambda';
import type { StoredObject } from './object-index.ts';

export type ObjectCreated = 'Put' | 'Post' | 'Copy' | 'CompleteMultipartUpload';

/**
 * The notification for a new object. The key is URL-encoded with + for a space, as in S3's own events (S3
 * user guide, "Event message structure").
 */
export function objectCreatedEvent(
  kind: ObjectCreated,
  object: StoredObject,
  region: string,
): S3Event {
  const owner = { principalId: 'local' };
  const key = encodeURIComponent(object.key).replaceAll('%20', '+').replaceAll('%2F', '/');
  return {
    Records: [
      {
        eventVersion: '2.1',
        eventSource: 'aws:s3',
        awsRegion: region,
        eventTime: new Date(object.modifiedAt).toISOString(),
        eventName: `ObjectCreated:${kind}`,
        userIdentity: owner,
        requestParameters: { sourceIPAddress: '127.0.0.1' },
        responseElements: { 'x-amz-request-id': object.blob, 'x-amz-id-2': object.blob },
        s3: {
          s3SchemaVersion: '1.0',
          configurationId: 'object-created',
          bucket: {
            name: object.bucket,
            ownerIdentity: owner,
            arn: `arn:aws:s3:::${object.bucket}`,
          },
          object: {
            key,
            size: object.sizeBytes,
            eTag: object.etag,
            sequencer: object.modifiedAt.toString(16).toUpperCase().padStart(16, '0'),
          },
        },
      },
    ],
  };
}
