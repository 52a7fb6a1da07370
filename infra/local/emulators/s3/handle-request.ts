import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import { authorize, type Authorization } from './authorize.ts';
import { checkPermissions, hideMissing, requestPermissions, tokenOf } from './check-permissions.ts';
import { preflightResponse, corsHeaders } from './cors.ts';
import { findRoute } from './operations.ts';
import { errorResponse, sendResponse, type S3Response } from './s3-response.ts';
import type { Bucket, S3Context } from './s3-context.ts';
import { S3Error } from './s3-error.ts';
import { readRequest, type S3Request } from './s3-request.ts';

/** Handles one HTTP request; never throws. */
export async function handleRequest(
  context: S3Context,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const id = randomUUID();
  response.setHeader('x-amz-request-id', id);
  response.setHeader('x-amz-id-2', id);
  response.setHeader('Server', 'AmazonS3');
  let result: S3Response;
  try {
    const request = readRequest(message, id);
    const cors = corsHeaders(context.buckets.get(request.bucket), request.header('origin'));
    for (const [name, value] of Object.entries(cors)) response.setHeader(name, value);
    result = await perform(context, request);
  } catch (error) {
    result = errorResponse(toS3Error(error, message), { method: message.method ?? 'GET', id });
  }
  await sendResponse(response, result);
  // The rest of a refused upload is read and dropped, so that the client reads the response.
  message.resume();
}

async function perform(context: S3Context, request: S3Request): Promise<S3Response> {
  if (request.bucket === '') {
    throw new S3Error('NotImplemented', 'Local S3 supports path-style URLs only: /bucket/key');
  }
  const bucket = context.buckets.get(request.bucket);
  if (request.method === 'OPTIONS') {
    if (!bucket) throw noSuchBucket(request);
    return preflightResponse(bucket, request);
  }
  const authorization = await authorize(request, context);
  if (!bucket) throw noSuchBucket(request);
  const { run, access } = findRoute(request);
  if (access !== 'by-form') checkAccess(request, authorization, access, bucket);
  if (authorization.kind === 'anonymous') return run(context, request, '');
  checkPermissions(context, tokenOf(request), requestPermissions(request));
  return run(context, request, authorization.payload).catch((error: unknown) => {
    throw hideMissing(context, request, error);
  });
}

function checkAccess(
  request: S3Request,
  authorization: Authorization,
  access: 'signed' | 'public-read',
  bucket: Bucket,
): void {
  if (authorization.kind === 'signed') return;
  if (access !== 'public-read' || !bucket.publicRead) throw new S3Error('AccessDenied');
  if (Object.keys(request.query).some((name) => name.startsWith('response-'))) {
    throw new S3Error(
      'InvalidRequest',
      'Request specific response headers cannot be used for anonymous GET requests.',
    );
  }
}

function noSuchBucket(request: S3Request): S3Error {
  return new S3Error('NoSuchBucket', undefined, { BucketName: request.bucket });
}

/** A disconnected client is not worth a report; any other unexpected error is a fault of this server. */
function toS3Error(error: unknown, message: IncomingMessage): S3Error {
  if (error instanceof S3Error) return error;
  if (!message.destroyed || message.complete) console.error('Local S3:', error);
  return new S3Error('InternalError');
}
