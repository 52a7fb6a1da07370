import { createHash } from 'node:crypto';
import type * as z from 'zod';
import { S3Error } from './s3-error.ts';
import { bodyOf, type S3Request } from './s3-request.ts';
import { parseXml } from './s3-xml.ts';

const MAX_XML_BYTES = 2 * 1024 * 1024;

/**
 * Reads a small XML body of the given shape.
 * @throws {S3Error} MalformedXML, XAmzContentSHA256Mismatch
 */
export async function readXmlBody<Shape extends z.ZodType>(
  request: S3Request,
  payload: string,
  shape: Shape,
): Promise<z.output<Shape>> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of bodyOf(request)) {
    sizeBytes += chunk.length;
    if (sizeBytes > MAX_XML_BYTES) throw new S3Error('MalformedXML');
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  const isSigned = /^[0-9a-f]{64}$/.test(payload);
  if (isSigned && createHash('sha256').update(body).digest('hex') !== payload) {
    throw new S3Error('XAmzContentSHA256Mismatch');
  }
  const parsed = shape.safeParse(parseXml(body.toString()));
  if (!parsed.success) throw new S3Error('MalformedXML');
  return parsed.data;
}
