import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import { decodeSegment, type S3Request } from './s3-request.ts';

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

/** The three signatures that S3 compares with the received ones, in lower-case hex. */
export interface Signer {
  forHeaders(request: S3Request, signedHeaders: string[], signedAt: Date): Promise<string>;
  forQuery(request: S3Request, signedHeaders: string[], signedAt: Date): Promise<string>;
  forPolicy(base64Policy: string, signedAt: Date): Promise<string>;
}

type SignableRequest = Parameters<SignatureV4['presign']>[0];

const SIGNATURE_PARAMETER = 'X-Amz-Signature';
// A body that is neither text nor bytes is signed as UNSIGNED-PAYLOAD, as presigned URLs are.
const UNSIGNED_BODY = {};

/** Computes version 4 signatures of received requests with the client library's own algorithm. */
export function createSigner(credentials: Credentials, region: string): Signer {
  const signature = new SignatureV4({
    service: 's3',
    region,
    credentials,
    sha256: Sha256,
    // S3 alone signs the path as it is sent, without a second encoding.
    uriEscapePath: false,
    applyChecksum: false,
  });
  return {
    async forHeaders(request, signedHeaders, signedAt) {
      const signed = await signature.sign(signable(request, signedHeaders), {
        signingDate: signedAt,
        signableHeaders: new Set(signedHeaders),
      });
      return signed.headers.authorization?.split('Signature=')[1] ?? '';
    },
    async forQuery(request, signedHeaders, signedAt) {
      const signed = await signature.presign(signable(request, signedHeaders), {
        signingDate: signedAt,
        signableHeaders: new Set(signedHeaders),
        unhoistableHeaders: new Set(signedHeaders),
        expiresIn: Number(request.query['X-Amz-Expires']),
      });
      return String(signed.query?.[SIGNATURE_PARAMETER]);
    },
    forPolicy: (base64Policy, signedAt) => signature.sign(base64Policy, { signingDate: signedAt }),
  };
}

function signable(request: S3Request, signedHeaders: string[]): SignableRequest {
  const parameters = Object.entries(request.query);
  const query = Object.fromEntries(parameters.filter(([name]) => name !== SIGNATURE_PARAMETER));
  const headers: Record<string, string> = {};
  for (const name of signedHeaders) {
    const value = request.header(name);
    if (value !== undefined) headers[name] = value;
  }
  return {
    method: request.method,
    protocol: 'http:',
    hostname: '',
    path: request.path.split('/').map(canonicalSegment).join('/'),
    query,
    headers,
    body: UNSIGNED_BODY,
  };
}

/** Encodes all but A–Z a–z 0–9 - . _ ~ (SigV4, "UriEncode"), however the client encoded it. */
function canonicalSegment(segment: string): string {
  const encode = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(decodeSegment(segment)).replace(/[!'()*]/g, encode);
}
