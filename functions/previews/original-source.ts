import { GetObjectCommand } from '@aws-sdk/client-s3';
import type { ByteSource } from '../domain/archives/archive.ts';
import { env } from '../platform/env.ts';
import { s3 } from '../platform/s3.ts';

/** Opens a private original to be read in pieces. */
export function originalSource(key: string, sizeBytes: number): ByteSource {
  return {
    sizeBytes,
    async read(start, length) {
      const end = Math.min(start + length, sizeBytes);
      if (end <= start) return Buffer.alloc(0);
      const Range = `bytes=${start}-${end - 1}`;
      const object = { Bucket: env().PRIVATE_BUCKET, Key: key, Range };
      const { Body } = await s3.send(new GetObjectCommand(object));
      if (!Body) throw new Error('S3 returned no body.');
      return Buffer.from(await Body.transformToByteArray());
    },
  };
}
