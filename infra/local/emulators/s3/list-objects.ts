import type { StoredObject } from './object-index.ts';
import type { Operation } from './operation.ts';
import type { S3Context } from './s3-context.ts';
import { S3Error } from './s3-error.ts';
import { queryValue, type S3Request } from './s3-request.ts';
import { buildXml } from './s3-xml.ts';

const MAX_KEYS = 1000;

interface Listing {
  prefix: string;
  delimiter: string;
  maxKeys: number;
  /** The listing starts after this key, or after this common prefix. */
  after: string;
}

interface Page {
  objects: StoredObject[];
  commonPrefixes: string[];
  /** Where the next page starts; undefined on the last one. */
  next?: string;
}

/** ListObjectsV2 (S3 API reference): up to 1,000 keys and common prefixes in total on a page. */
export const listObjects: Operation = async (context, request) => {
  const token = queryValue(request, 'continuation-token');
  const startAfter = queryValue(request, 'start-after');
  const listing: Listing = {
    prefix: queryValue(request, 'prefix') ?? '',
    delimiter: queryValue(request, 'delimiter') ?? '',
    maxKeys: readMaxKeys(request),
    after: token === undefined ? (startAfter ?? '') : decodeToken(token),
  };
  const page = readPage(context, request.bucket, listing);
  const encoding = queryValue(request, 'encoding-type');
  const write = encoding === 'url' ? encodeURIComponent : (text: string) => text;
  const body = buildXml('ListBucketResult', {
    Name: request.bucket,
    Prefix: write(listing.prefix),
    ...(listing.delimiter && { Delimiter: write(listing.delimiter) }),
    ...(startAfter !== undefined && { StartAfter: write(startAfter) }),
    ...(token !== undefined && { ContinuationToken: token }),
    ...(encoding !== undefined && { EncodingType: encoding }),
    MaxKeys: listing.maxKeys,
    KeyCount: page.objects.length + page.commonPrefixes.length,
    IsTruncated: page.next !== undefined,
    ...(page.next !== undefined && { NextContinuationToken: encodeToken(page.next) }),
    Contents: page.objects.map((object) => ({
      Key: write(object.key),
      LastModified: new Date(object.modifiedAt).toISOString(),
      ETag: `"${object.etag}"`,
      Size: object.sizeBytes,
      StorageClass: 'STANDARD',
    })),
    CommonPrefixes: page.commonPrefixes.map((prefix) => ({ Prefix: write(prefix) })),
  });
  return { status: 200, body };
};

function readPage(context: S3Context, bucket: string, listing: Listing): Page {
  const { prefix, delimiter, maxKeys, after } = listing;
  const page: Page = { objects: [], commonPrefixes: [] };
  if (maxKeys === 0) return page;
  let last = after;
  const fromAfter = Buffer.compare(Buffer.from(after), Buffer.from(prefix)) >= 0;
  for (const object of context.objects.from(bucket, fromAfter ? after : prefix, fromAfter)) {
    if (!object.key.startsWith(prefix)) break;
    const cut = delimiter === '' ? -1 : object.key.indexOf(delimiter, prefix.length);
    const common = cut === -1 ? undefined : object.key.slice(0, cut + delimiter.length);
    if (common !== undefined && common === last) continue;
    if (page.objects.length + page.commonPrefixes.length === maxKeys)
      return { ...page, next: last };
    if (common === undefined) page.objects.push(object);
    else page.commonPrefixes.push(common);
    last = common ?? object.key;
  }
  return page;
}

function readMaxKeys(request: S3Request): number {
  const text = queryValue(request, 'max-keys');
  if (text === undefined) return MAX_KEYS;
  const maxKeys = Number(text);
  if (Number.isInteger(maxKeys) && maxKeys >= 0) return Math.min(maxKeys, MAX_KEYS);
  throw new S3Error('InvalidArgument', 'Provided max-keys not an integer or within integer range', {
    ArgumentName: 'max-keys',
    ArgumentValue: text,
  });
}

function encodeToken(key: string): string {
  return Buffer.from(key).toString('base64url');
}

function decodeToken(token: string): string {
  return Buffer.from(token, 'base64url').toString();
}
