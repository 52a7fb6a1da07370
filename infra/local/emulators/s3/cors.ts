import type { Bucket } from './s3-context.ts';
import type { S3Response } from './s3-response.ts';
import { S3Error } from './s3-error.ts';
import type { S3Request } from './s3-request.ts';

const ALLOWED_METHODS = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'];
const EXPOSED_HEADERS = 'ETag, Content-Range, Content-Length, Content-Disposition, Accept-Ranges';
const MAX_AGE_SECONDS = 3000;

/** The headers that let a page of a configured origin read the response; empty for any other origin. */
export function corsHeaders(
  bucket: Bucket | undefined,
  origin: string | undefined,
): Record<string, string> {
  if (origin === undefined || !bucket?.corsOrigins?.includes(origin)) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': EXPOSED_HEADERS,
    Vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
}

/** @throws {S3Error} AccessForbidden: no rule of the bucket allows this origin and method */
export function preflightResponse(bucket: Bucket, request: S3Request): S3Response {
  const origin = request.header('origin');
  const method = request.header('access-control-request-method');
  if (origin === undefined || method === undefined) {
    throw new S3Error('InvalidRequest', 'Insufficient information. Origin request header needed.');
  }
  const headers = corsHeaders(bucket, origin);
  if (!('Access-Control-Allow-Origin' in headers) || !ALLOWED_METHODS.includes(method)) {
    throw new S3Error('AccessForbidden');
  }
  const asked = request.header('access-control-request-headers');
  return {
    status: 200,
    headers: {
      ...headers,
      'Access-Control-Allow-Methods': ALLOWED_METHODS.join(', '),
      ...(asked && { 'Access-Control-Allow-Headers': asked }),
      'Access-Control-Max-Age': MAX_AGE_SECONDS,
    },
  };
}
