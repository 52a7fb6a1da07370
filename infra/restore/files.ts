import {
  CopyObjectCommand,
  HeadObjectCommand,
  ListObjectVersionsCommand,
  NotFound,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { publicFiles } from '#functions/domain/uploads/stored-files.ts';
import { incomingPrefix, indexPrefix, listPrefix } from '#shared/constants/bucket-prefixes.ts';
import type { Row } from './rows-repository.ts';
import type { BucketKind, Shop } from './shop.ts';

export interface FileName {
  bucket: BucketKind;
  key: string;
}

/** Returns the files that rows of articles, podcasts and products name. */
export function filesOf(rows: readonly Row[]): FileName[] {
  const found = rows.flatMap((row) => [...namedIn(unmarshall(row))]);
  return [...new Map(found.map((file) => [`${file.bucket}/${file.key}`, file])).values()];
}

/**
 * Yields the files in a value. Public files are named by their path on the site, private ones by an object with their
 * key.
 */
function* namedIn(value: unknown): Generator<FileName> {
  if (typeof value === 'string') yield* publicFiles(value);
  if (typeof value !== 'object' || value === null) return;
  const { key } = value as { key?: unknown };
  if (typeof key === 'string') yield { bucket: 'private', key };
  for (const each of Object.values(value)) yield* namedIn(each);
}

export async function isStored(shop: Shop, { bucket, key }: FileName): Promise<boolean> {
  try {
    await shop.s3.send(new HeadObjectCommand({ Bucket: shop.buckets[bucket], Key: key }));
    return true;
  } catch (error) {
    if (error instanceof NotFound) return false;
    throw error;
  }
}

/** Prefixes that are not backed up: uploads in progress, and indexes and lists that are derived from the catalogue. */
const passing = [incomingPrefix, indexPrefix, listPrefix];

/** Yields every file of a bucket that is backed up. */
export async function* listFiles(client: S3Client, Bucket: string) {
  for await (const page of paginateListObjectsV2({ client }, { Bucket })) {
    for (const { Key = '', Size = 0 } of page.Contents ?? []) {
      if (!passing.some((prefix) => Key.startsWith(prefix))) yield { key: Key, bytes: Size };
    }
  }
}

/**
 * Restores the version of a file at a time. The bucket keeps versions for 90 days.
 * @returns false if there was none
 */
export async function restoreVersion(shop: Shop, file: FileName, at: string): Promise<boolean> {
  const Bucket = shop.buckets[file.bucket];
  let found: { at: string; id: string | undefined } | undefined;
  let markers: { KeyMarker?: string; VersionIdMarker?: string } = {};
  for (;;) {
    const page = await shop.s3.send(
      new ListObjectVersionsCommand({ Bucket, Prefix: file.key, ...markers }),
    );
    const marks = (page.DeleteMarkers ?? []).map((mark) => ({ ...mark, isMark: true }));
    for (const { Key, LastModified, VersionId, isMark } of [
      ...(page.Versions ?? []).map((version) => ({ ...version, isMark: false })),
      ...marks,
    ]) {
      const from = LastModified!.toISOString();
      if (Key !== file.key || from > at || (found && found.at >= from)) continue;
      found = { at: from, id: isMark ? undefined : VersionId };
    }
    if (!page.IsTruncated) break;
    markers = { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker };
  }
  if (found?.id === undefined) return false;
  const CopySource = `${Bucket}/${encodeURIComponent(file.key)}?versionId=${found.id}`;
  await shop.s3.send(new CopyObjectCommand({ Bucket, Key: file.key, CopySource }));
  return true;
}
