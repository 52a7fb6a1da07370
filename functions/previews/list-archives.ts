import { GetObjectCommand } from '@aws-sdk/client-s3';
import { BadArchive, type Archive, type ByteSource } from '../domain/archives/archive.ts';
import { listArchive, type ListingLimits } from '../domain/archives/list-archive.ts';
import { readArchive } from '../domain/archives/read-archive.ts';
import { readTar } from '../domain/archives/read-tar.ts';
import type { EditionFile } from '../domain/editions/edition.ts';
import { packListing, type ListedArchive } from '../domain/previews/listed-archive.ts';
import { archiveFormat } from '../domain/previews/wanted-lists.ts';
import { env } from '../platform/env.ts';
import { s3 } from '../platform/s3.ts';

/** For all archives of an item together. */
const limits: ListingLimits = { entries: 2000, bytes: 200_000 };

/** Reads what archives say of the files in them, and writes nothing. */
export async function listArchives(archives: readonly EditionFile[]): Promise<ListedArchive[]> {
  const share: ListingLimits = {
    entries: Math.floor(limits.entries / archives.length),
    bytes: Math.floor(limits.bytes / archives.length),
  };
  const lists: ListedArchive[] = [];
  for (const archive of archives) lists.push(await list(archive, share));
  return lists;
}

async function list(file: EditionFile, share: ListingLimits): Promise<ListedArchive> {
  try {
    return packListing(file.id, listArchive(await read(file), share));
  } catch (error) {
    if (error instanceof BadArchive) return { fileId: file.id, problem: error.message };
    throw error;
  }
}

function read(file: EditionFile): Promise<Archive> {
  const format = archiveFormat(file);
  if (format === 'zip') return readArchive(sourceOf(file));
  return readTar(sourceOf(file), format === 'tar.gz');
}

function sourceOf({ key, sizeBytes }: EditionFile): ByteSource {
  return {
    sizeBytes,
    async read(start, length) {
      const end = Math.min(start + length, sizeBytes);
      if (end <= start) return Buffer.alloc(0);
      const Range = `bytes=${start}-${end - 1}`;
      const object = { Bucket: env().PRIVATE_BUCKET, Key: key, Range };
      const { Body } = await s3.send(new GetObjectCommand(object));
      if (!Body) throw new Error('S3 answered without a body.');
      return Buffer.from(await Body.transformToByteArray());
    },
  };
}
