import type { Permission } from '../http/access.ts';
import { queryValue, type S3Request } from './s3-request.ts';
import type { S3Context } from './s3-context.ts';
import { S3Error } from './s3-error.ts';

/** Returns the session token of a signed header or URL, which identifies the caller. */
export function tokenOf(request: S3Request): string | undefined {
  return request.header('x-amz-security-token') ?? queryValue(request, 'X-Amz-Security-Token');
}

/**
 * Checks the permissions of a call.
 * @throws {S3Error} AccessDenied, with AWS's message
 */
export function checkPermissions(
  context: S3Context,
  sessionToken: string | undefined,
  permissions: readonly Permission[],
): void {
  const refusal = context.mayCall?.({ sessionToken, permissions });
  if (refusal) throw new S3Error('AccessDenied', refusal);
}

/** Returns the permissions that a signed request needs. A copy also reads its source. */
export function requestPermissions({
  method,
  bucket,
  key,
  query,
  header,
}: S3Request): Permission[] {
  if (key === '') {
    const action = method === 'POST' ? 's3:DeleteObject' : 's3:ListBucket';
    return [{ action, resource: method === 'POST' ? `${bucket}/*` : bucket }];
  }
  const resource = `${bucket}/${key}`;
  const ofParts = 'uploadId' in query;
  if (method === 'GET' || method === 'HEAD') {
    return [{ action: ofParts ? 's3:ListMultipartUploadParts' : 's3:GetObject', resource }];
  }
  if (method === 'DELETE') {
    return [{ action: ofParts ? 's3:AbortMultipartUpload' : 's3:DeleteObject', resource }];
  }
  const source = header('x-amz-copy-source');
  return [
    { action: 's3:PutObject', resource },
    ...(source
      ? [
          {
            action: 's3:GetObject',
            resource: decodeURIComponent(source).replace(/^\//, ''),
          },
        ]
      : []),
  ];
}

/** Hides a missing object from callers who may not list the bucket. */
export function hideMissing(context: S3Context, request: S3Request, error: unknown): unknown {
  const isMissing = error instanceof S3Error && error.code === 'NoSuchKey';
  if (!isMissing) return error;
  const permissions = [{ action: 's3:ListBucket', resource: request.bucket }];
  const refusal = context.mayCall?.({ sessionToken: tokenOf(request), permissions });
  return refusal ? new S3Error('AccessDenied', refusal) : error;
}
