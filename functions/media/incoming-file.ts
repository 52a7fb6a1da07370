import { Readable } from 'node:stream';
import { GetObjectCommand, HeadObjectCommand } from '@aws-sdk/client-s3';
import { env } from '../platform/env.ts';
import { s3 } from '../platform/s3.ts';

/** A file in S3 that is read in pieces, to limit memory. */
export interface IncomingFile {
  key: string;
  sizeBytes: number;
  /** Identifies the bytes: a read fails if the object has been overwritten. */
  etag: string;
  /** Reads at most `length` bytes from `start`; fewer at the end of the file. */
  read(start: number, length: number): Promise<Buffer>;
  /** Returns all bytes in order. */
  stream(): Promise<Readable>;
}

/**
 * Opens an uploaded file.
 * @throws S3's error if it does not exist
 */
export async function openIncoming(key: string): Promise<IncomingFile> {
  const object = { Bucket: env().PRIVATE_BUCKET, Key: key };
  const { ContentLength: sizeBytes = 0, ETag: etag = '' } = await s3.send(
    new HeadObjectCommand(object),
  );
  const get = async (range?: string) => {
    const input = { ...object, IfMatch: etag, Range: range };
    const { Body } = await s3.send(new GetObjectCommand(input));
    if (!(Body instanceof Readable)) throw new Error('S3 returned no body.');
    return Body;
  };
  return {
    key,
    sizeBytes,
    etag,
    stream: () => get(),
    async read(start, length) {
      const end = Math.min(start + length, sizeBytes);
      if (end <= start) return Buffer.alloc(0);
      return collect(await get(`bytes=${start}-${end - 1}`));
    },
  };
}

async function collect(source: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of source) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
