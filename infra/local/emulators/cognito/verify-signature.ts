import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import { readAmzDate } from '../http/amz-date.ts';
import { CognitoError } from './cognito-error.ts';

export interface SignedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface SigningScope {
  readonly region: string;
  /** Cognito by default. */
  readonly service?: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

const ownService = 'cognito-idp';
const skewMinutes = 5;
const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

/**
 * Checks a request's AWS Signature Version 4, as AWS does before it reads an admin call.
 * @throws MissingAuthenticationTokenException, IncompleteSignatureException, UnrecognizedClientException
 * (another access key), InvalidSignatureException
 */
export async function verifySignature(request: SignedRequest, scope: SigningScope) {
  const header = request.headers.authorization;
  if (header === undefined) {
    throw new CognitoError('MissingAuthenticationTokenException', 'Missing Authentication Token');
  }
  const [, accessKeyId, day, region, signedService, names = '', signature = ''] =
    authorization.exec(header) ?? [];
  const signedAt = readAmzDate(request.headers['x-amz-date']?.toString());
  if (accessKeyId === undefined || signedAt === undefined) {
    throw new CognitoError(
      'IncompleteSignatureException',
      'Authorization header requires Credential, SignedHeaders, Signature and an X-Amz-Date.',
    );
  }
  if (accessKeyId !== scope.credentials.accessKeyId) {
    throw new CognitoError(
      'UnrecognizedClientException',
      'The security token included in the request is invalid.',
    );
  }
  if (region !== scope.region) throw invalid('Credential should be scoped to a valid region.');
  const { service = ownService } = scope;
  if (signedService !== service) {
    throw invalid(`Credential should be scoped to correct service: '${service}'.`);
  }
  assertRecent(signedAt);
  const signedHeaders = names.split(';');
  const isComplete = Object.keys(request.headers)
    .filter((name) => name === 'host' || name.startsWith('x-amz-'))
    .every((name) => signedHeaders.includes(name));
  const expected = await sign(request, scope, { signedAt, signedHeaders });
  const isSame = timingSafeEqual(Buffer.from(expected), Buffer.from(signature));
  if (!isComplete || !isSame || day !== toAmzDate(signedAt).slice(0, 8)) {
    throw invalid(
      'The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the service documentation for details.',
    );
  }
}

/** Computes the expected signature over the headers that the request names. */
async function sign(
  request: SignedRequest,
  { region, credentials, service = ownService }: SigningScope,
  { signedAt, signedHeaders }: { signedAt: Date; signedHeaders: string[] },
): Promise<string> {
  // The signer would trust a given hash of the body; without one it hashes the body that was received.
  const checksum = 'x-amz-content-sha256';
  const headers = Object.fromEntries(
    signedHeaders
      .filter((name) => name !== checksum)
      .map((name) => [name, String(request.headers[name] ?? '')]),
  );
  const signer = new SignatureV4({
    service,
    region,
    credentials,
    sha256: Sha256,
    applyChecksum: signedHeaders.includes(checksum),
  });
  const signed = await signer.sign(
    {
      method: request.method,
      protocol: 'http:',
      hostname: '127.0.0.1',
      path: request.path,
      headers,
      body: request.body,
    },
    { signingDate: signedAt, signableHeaders: new Set(signedHeaders) },
  );
  return authorization.exec(signed.headers['authorization'] ?? '')?.[6] ?? '0'.repeat(64);
}

/** The machine's clock, not the pool's: the SDK signs with it whatever time a test gives the pool. */
function assertRecent(signedAt: Date) {
  const now = new Date();
  if (Math.abs(now.getTime() - signedAt.getTime()) <= skewMinutes * 60_000) return;
  const [signed, current] = [toAmzDate(signedAt), toAmzDate(now)];
  throw invalid(
    signedAt < now
      ? `Signature expired: ${signed} is now earlier than ${current} - ${skewMinutes} min.`
      : `Signature not yet current: ${signed} is still later than ${current} + ${skewMinutes} min.`,
  );
}

const toAmzDate = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, '');

const invalid = (message: string) => new CognitoError('InvalidSignatureException', message);
