import { readAmzDate } from '../http/amz-date.ts';
import { readScope } from './credential-scope.ts';
import { S3Error } from './s3-error.ts';
import { queryValue, type S3Request } from './s3-request.ts';
import type { Signer } from './signer.ts';

/** How a request is authorized; `payload` is its signature's statement about the body. */
export type Authorization = { kind: 'anonymous' } | { kind: 'signed'; payload: string };

interface Authorizer {
  signer: Signer;
  accessKeyId: string;
  region: string;
}

export const UNSIGNED_PAYLOAD = 'UNSIGNED-PAYLOAD';
const ALGORITHM = 'AWS4-HMAC-SHA256';
const MAX_SKEW_MS = 15 * 60 * 1000;
const MAX_EXPIRES_SECONDS = 7 * 24 * 60 * 60;

/**
 * Checks a request's signature, in the Authorization header or in a presigned URL.
 * @throws {S3Error} SignatureDoesNotMatch, AccessDenied (expired, not yet valid, unsigned headers),
 * InvalidAccessKeyId, RequestTimeTooSkewed, AuthorizationHeaderMalformed, AuthorizationQueryParametersError
 * (S3 API reference, "Authenticating requests")
 */
export async function authorize(request: S3Request, by: Authorizer): Promise<Authorization> {
  const header = request.header('authorization');
  if (header !== undefined) return byHeader(request, header, by);
  if ('X-Amz-Algorithm' in request.query || 'X-Amz-Signature' in request.query) {
    return byQuery(request, by);
  }
  return { kind: 'anonymous' };
}

async function byHeader(request: S3Request, header: string, by: Authorizer) {
  const malformed = (message?: string) => new S3Error('AuthorizationHeaderMalformed', message);
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=([0-9a-f]{64})$/.exec(
      header,
    );
  if (!match) throw malformed();
  const [, credential = '', names = '', sent = ''] = match;
  checkScope(credential, by, malformed);
  const signedAt = readAmzDate(request.header('x-amz-date'));
  if (!signedAt) {
    throw new S3Error('AccessDenied', 'AWS authentication requires a valid x-amz-date header');
  }
  if (Math.abs(Date.now() - signedAt.getTime()) > MAX_SKEW_MS) {
    throw new S3Error('RequestTimeTooSkewed');
  }
  const payload = request.header('x-amz-content-sha256');
  if (!payload) {
    throw new S3Error('InvalidRequest', 'Missing required header: x-amz-content-sha256');
  }
  const signedHeaders = names.split(';');
  checkSignedHeaders(request, signedHeaders);
  const expected = await by.signer.forHeaders(request, signedHeaders, signedAt);
  if (sent !== expected) throw new S3Error('SignatureDoesNotMatch');
  return { kind: 'signed', payload } as const;
}

async function byQuery(request: S3Request, by: Authorizer) {
  const malformed = (message?: string) => new S3Error('AuthorizationQueryParametersError', message);
  const signedAt = readAmzDate(queryValue(request, 'X-Amz-Date'));
  const expiresSeconds = Number(queryValue(request, 'X-Amz-Expires'));
  const names = queryValue(request, 'X-Amz-SignedHeaders');
  const sent = queryValue(request, 'X-Amz-Signature');
  if (queryValue(request, 'X-Amz-Algorithm') !== ALGORITHM || !signedAt || !names || !sent) {
    throw malformed();
  }
  if (!(expiresSeconds > 0 && expiresSeconds <= MAX_EXPIRES_SECONDS)) {
    throw malformed('X-Amz-Expires must be between 1 and 604800 seconds');
  }
  checkScope(queryValue(request, 'X-Amz-Credential') ?? '', by, malformed);
  checkValidity(signedAt, expiresSeconds);
  const signedHeaders = names.split(';');
  checkSignedHeaders(request, signedHeaders);
  const expected = await by.signer.forQuery(request, signedHeaders, signedAt);
  if (sent !== expected) throw new S3Error('SignatureDoesNotMatch');
  return { kind: 'signed', payload: UNSIGNED_PAYLOAD } as const;
}

function checkScope(credential: string, by: Authorizer, malformed: (text?: string) => S3Error) {
  const scope = readScope(credential);
  if (!scope) throw malformed();
  if (scope.accessKeyId !== by.accessKeyId) {
    throw new S3Error('InvalidAccessKeyId', undefined, { AWSAccessKeyId: scope.accessKeyId });
  }
  if (scope.region !== by.region) {
    throw malformed(`the region '${scope.region}' is wrong; expecting '${by.region}'`);
  }
}

function checkValidity(signedAt: Date, expiresSeconds: number): void {
  const now = Date.now();
  if (signedAt.getTime() - now > MAX_SKEW_MS) {
    throw new S3Error('AccessDenied', 'Request is not yet valid');
  }
  const expiresAt = signedAt.getTime() + expiresSeconds * 1000;
  if (expiresAt <= now) {
    throw new S3Error('AccessDenied', 'Request has expired', {
      'X-Amz-Expires': expiresSeconds,
      Expires: new Date(expiresAt).toISOString(),
      ServerTime: new Date(now).toISOString(),
    });
  }
}

/** An unsigned x-amz- header could change the effect of a presigned URL. */
function checkSignedHeaders(request: S3Request, signedHeaders: string[]): void {
  if (!signedHeaders.includes('host')) throw new S3Error('SignatureDoesNotMatch');
  const unsigned = Object.keys(request.message.headers).filter(
    (name) => name.startsWith('x-amz-') && !signedHeaders.includes(name),
  );
  if (unsigned.length > 0) {
    throw new S3Error(
      'AccessDenied',
      'There were headers present in the request which were not signed',
      {
        HeadersNotSigned: unsigned.join(', '),
      },
    );
  }
}
