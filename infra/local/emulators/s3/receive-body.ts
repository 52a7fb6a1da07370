import { createHash } from 'node:crypto';
import { UNSIGNED_PAYLOAD } from './authorize.ts';
import { isChecksumName, startChecksum, type ChecksumName } from './checksum.ts';
import { decodeAwsChunked } from './decode-aws-chunked.ts';
import type { ObjectFiles, WrittenFile } from './object-files.ts';
import { S3Error } from './s3-error.ts';
import { bodyOf, type S3Request } from './s3-request.ts';

const CHUNKED_PAYLOAD = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER';
const MAX_UPLOAD_BYTES = 5 * 1024 ** 3;
const CHECKSUM_PREFIX = 'x-amz-checksum-';

interface ReceivedBody extends WrittenFile {
  checksums: Record<string, string>;
}

/**
 * Streams an upload to disk and checks it against the length, the signature's SHA-256, Content-MD5 and the
 * SDK's checksum, which comes in a header or after a chunked body. A checksum in a presigned URL is ignored,
 * as S3 does, because the SDK computes it for an empty body.
 * @throws {S3Error} MissingContentLength, EntityTooLarge, IncompleteBody, BadDigest,
 * XAmzContentSHA256Mismatch, NotImplemented (a checksum or payload signature that is not supported)
 */
export async function receiveBody(
  request: S3Request,
  payload: string,
  files: ObjectFiles,
): Promise<ReceivedBody> {
  const announcedBytes = announcedLength(request, payload);
  const name = checksumName(request);
  const checksum = name && startChecksum(name);
  const trailers = new Map<string, string>();
  const sha256 = /^[0-9a-f]{64}$/.test(payload) ? createHash('sha256') : undefined;
  if (!sha256 && payload !== UNSIGNED_PAYLOAD && payload !== CHUNKED_PAYLOAD) {
    throw new S3Error('NotImplemented', `Local S3 does not check payloads signed ${payload}`);
  }
  let checksums: Record<string, string> = {};
  const source = bodyOf(request);
  const written = await files.write(
    payload === CHUNKED_PAYLOAD ? decodeAwsChunked(source, trailers) : source,
    {
      onChunk(chunk) {
        sha256?.update(chunk);
        checksum?.update(chunk);
      },
      onEnd({ sizeBytes, md5 }) {
        if (sizeBytes !== announcedBytes) throw new S3Error('IncompleteBody');
        if (sha256 && sha256.digest('hex') !== payload) {
          throw new S3Error('XAmzContentSHA256Mismatch');
        }
        const contentMd5 = request.header('content-md5');
        if (contentMd5 && Buffer.from(contentMd5, 'base64').toString('hex') !== md5) {
          throw new S3Error('BadDigest');
        }
        if (!name || !checksum) return;
        checksums = { [name]: checksum.digest() };
        const header = CHECKSUM_PREFIX + name;
        const sent = request.header(header) ?? trailers.get(header);
        if (sent !== checksums[name]) throw new S3Error('BadDigest');
      },
    },
  );
  return { ...written, checksums };
}

function announcedLength(request: S3Request, payload: string): number {
  const header = payload === CHUNKED_PAYLOAD ? 'x-amz-decoded-content-length' : 'content-length';
  const announced = request.header(header);
  if (announced === undefined) throw new S3Error('MissingContentLength');
  const bytes = Number(announced);
  if (bytes > MAX_UPLOAD_BYTES) {
    throw new S3Error('EntityTooLarge', undefined, {
      ProposedSize: bytes,
      MaxSizeAllowed: MAX_UPLOAD_BYTES,
    });
  }
  return bytes;
}

function checksumName(request: S3Request): ChecksumName | undefined {
  const trailer = request.header('x-amz-trailer');
  const header = Object.keys(request.message.headers).find(
    (name) => name.startsWith(CHECKSUM_PREFIX) && !name.endsWith('-type'),
  );
  const name = (trailer ?? header)?.slice(CHECKSUM_PREFIX.length).toLowerCase();
  if (name === undefined || isChecksumName(name)) return name;
  throw new S3Error('NotImplemented', `Local S3 does not compute the checksum ${name}`);
}
