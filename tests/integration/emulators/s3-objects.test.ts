// @module-tag long

import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openS3 } from '../../support/open-s3.ts';

type TestS3 = Awaited<ReturnType<typeof openS3>>;

let s3: TestS3;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'outcrop-s3-test-'));
  s3 = await openS3({ dataDir });
});
afterAll(async () => {
  await s3.close();
  await rm(dataDir, { recursive: true });
});

const md5 = (data: string | Buffer) => createHash('md5').update(data).digest('hex');

describe('an object', () => {
  it('is returned with its bytes, type, headers and metadata', async () => {
    const Body = randomBytes(300_000);
    const put = await s3.client.send(
      new PutObjectCommand({
        Bucket: 'private',
        Key: 'papers/a.pdf',
        Body,
        ContentType: 'application/pdf',
        CacheControl: 'max-age=60',
        ContentDisposition: 'attachment; filename="a.pdf"',
        ContentLanguage: 'en-GB',
        Metadata: { pages: '12' },
      }),
    );
    expect(put.ETag).toBe(`"${md5(Body)}"`);
    const got = await s3.client.send(
      new GetObjectCommand({ Bucket: 'private', Key: 'papers/a.pdf' }),
    );
    expect(got).toMatchObject({
      ContentType: 'application/pdf',
      CacheControl: 'max-age=60',
      ContentDisposition: 'attachment; filename="a.pdf"',
      ContentLanguage: 'en-GB',
      ContentLength: 300_000,
      AcceptRanges: 'bytes',
      ETag: `"${md5(Body)}"`,
      Metadata: { pages: '12' },
    });
    expect(Buffer.from((await got.Body?.transformToByteArray()) ?? []).equals(Body)).toBe(true);
    const head = await s3.client.send(
      new HeadObjectCommand({ Bucket: 'private', Key: 'papers/a.pdf' }),
    );
    expect(head).toMatchObject({ ContentLength: 300_000, Metadata: { pages: '12' } });
    expect(Math.abs(Number(head.LastModified) - Date.now())).toBeLessThan(60_000);
  });

  it('may be empty', async () => {
    await s3.put('private', 'empty', Buffer.alloc(0));
    expect(await s3.text('private', 'empty')).toBe('');
  });

  it('may be a stream, which the SDK sends in chunks with a trailing checksum', async () => {
    const pieces = Array.from({ length: 40 }, () => randomBytes(50_001));
    const whole = Buffer.concat(pieces);
    const put = await s3.client.send(
      new PutObjectCommand({
        Bucket: 'private',
        Key: 'stream',
        Body: Readable.from(pieces),
        ContentLength: whole.length,
      }),
    );
    expect(put.ETag).toBe(`"${md5(whole)}"`);
    const got = await s3.client.send(
      new GetObjectCommand({ Bucket: 'private', Key: 'stream', ChecksumMode: 'ENABLED' }),
    );
    expect(got.ContentEncoding).toBeUndefined();
    expect(got.ChecksumCRC32).toBe(put.ChecksumCRC32);
    expect(Buffer.from((await got.Body?.transformToByteArray()) ?? []).equals(whole)).toBe(true);
  });

  it('is refused when its checksum, MD5 or length does not match', async () => {
    const given = { Bucket: 'private', Key: 'damaged', Body: 'hello' };
    await expect(
      s3.client.send(new PutObjectCommand({ ...given, ChecksumCRC32: 'AAAAAA==' })),
    ).rejects.toMatchObject({ name: 'BadDigest', $metadata: { httpStatusCode: 400 } });
    await expect(
      s3.client.send(new PutObjectCommand({ ...given, ContentMD5: 'AAAAAAAAAAAAAAAAAAAAAA==' })),
    ).rejects.toMatchObject({ name: 'BadDigest' });
    await expect(s3.text('private', 'damaged')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it.each([
    'with space/and + plus & ampersand',
    'Größe/地質図/🗺.txt',
    '../../../../etc/passwd',
    '/leading//double//',
    'quotes\'"()!*~.txt',
    '%2e%2e/percent%20',
    ' ends with spaces ',
  ])('may have any key: %j', async (key) => {
    await s3.put('private', key, `content of ${key}`);
    expect(await s3.text('private', key)).toBe(`content of ${key}`);
    const { Contents } = await s3.client.send(
      new ListObjectsV2Command({ Bucket: 'private', Prefix: key }),
    );
    expect(Contents?.map(({ Key }) => Key)).toEqual([key]);
    await s3.client.send(
      new DeleteObjectsCommand({ Bucket: 'private', Delete: { Objects: [{ Key: key }] } }),
    );
    await expect(s3.text('private', key)).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('has a key of at most 1,024 bytes', async () => {
    await expect(s3.put('private', 'é'.repeat(513), 'x')).rejects.toMatchObject({
      name: 'KeyTooLongError',
    });
  });

  it('can be written only if it is new, or only if it is unchanged', async () => {
    const given = { Bucket: 'private', Key: 'conditional', Body: 'first' };
    const create = () =>
      Promise.allSettled(
        [1, 2, 3].map(() => s3.client.send(new PutObjectCommand({ ...given, IfNoneMatch: '*' }))),
      );
    const outcomes = await create();
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(
      s3.client.send(new PutObjectCommand({ ...given, IfMatch: `"${md5('other')}"` })),
    ).rejects.toMatchObject({ name: 'PreconditionFailed', $metadata: { httpStatusCode: 412 } });
    await s3.client.send(
      new PutObjectCommand({ ...given, Body: 'second', IfMatch: `"${md5('first')}"` }),
    );
    expect(await s3.text('private', 'conditional')).toBe('second');
  });

  it('leaves no file behind when replaced or deleted', async () => {
    const files = () => readdirSync(join(dataDir, 's3', 'objects'));
    const before = files();
    await s3.put('private', 'twice', 'one');
    await s3.put('private', 'twice', 'two');
    expect(files()).toHaveLength(before.length + 1);
    await s3.client.send(new DeleteObjectCommand({ Bucket: 'private', Key: 'twice' }));
    await s3.client.send(new DeleteObjectCommand({ Bucket: 'private', Key: 'twice' }));
    expect(files()).toEqual(before);
    expect(readdirSync(join(dataDir, 's3', 'incoming'))).toEqual([]);
    expect(statSync(join(dataDir, 's3', 'index.sqlite')).isFile()).toBe(true);
  });
});

describe('a copy', () => {
  it('keeps or replaces the headers and outlives its source', async () => {
    const CopySource = `private/${encodeURIComponent('copy me é.txt')}`;
    await s3.client.send(
      new PutObjectCommand({
        Bucket: 'private',
        Key: 'copy me é.txt',
        Body: 'copied',
        ContentType: 'text/plain',
        Metadata: { a: '1' },
      }),
    );
    const copied = await s3.client.send(
      new CopyObjectCommand({ Bucket: 'public', Key: 'kept', CopySource }),
    );
    expect(copied.CopyObjectResult?.ETag).toBe(`"${md5('copied')}"`);
    await s3.client.send(
      new CopyObjectCommand({
        Bucket: 'public',
        Key: 'replaced',
        CopySource,
        MetadataDirective: 'REPLACE',
        ContentType: 'text/markdown',
      }),
    );
    await s3.client.send(new DeleteObjectCommand({ Bucket: 'private', Key: 'copy me é.txt' }));
    expect(await s3.text('public', 'kept')).toBe('copied');
    const head = (Key: string) => s3.client.send(new HeadObjectCommand({ Bucket: 'public', Key }));
    expect(await head('kept')).toMatchObject({ ContentType: 'text/plain', Metadata: { a: '1' } });
    expect(await head('replaced')).toMatchObject({ ContentType: 'text/markdown', Metadata: {} });
  });

  it('of a missing object, or onto itself, is refused', async () => {
    const copy = (CopySource: string, Key = 'copy') =>
      s3.client.send(new CopyObjectCommand({ Bucket: 'private', Key, CopySource }));
    await expect(copy('private/missing')).rejects.toMatchObject({ name: 'NoSuchKey' });
    await expect(copy('missing/key')).rejects.toMatchObject({ name: 'NoSuchBucket' });
    await expect(copy('private/self', 'self')).rejects.toMatchObject({ name: 'InvalidRequest' });
  });
});

describe('a listing', () => {
  const keys = ['a/1', 'a/2', 'a/b/3', 'a/b/4', 'a/c/5', 'a_6', 'b', 'é'].sort((one, other) =>
    Buffer.compare(Buffer.from(one), Buffer.from(other)),
  );
  let own: TestS3;
  beforeAll(async () => {
    own = await openS3();
    for (const key of keys.toReversed()) await own.put('private', key, key);
  });
  afterAll(() => own.close());
  const list = (input: Partial<ConstructorParameters<typeof ListObjectsV2Command>[0]>) =>
    own.client.send(new ListObjectsV2Command({ Bucket: 'private', ...input }));
  const keysOf = ({ Contents = [] }: Awaited<ReturnType<typeof list>>) =>
    Contents.map(({ Key }) => Key);

  it('is ordered by the bytes of the keys', async () => {
    const response = await list({});
    expect(keysOf(response)).toEqual(keys);
    expect(response).toMatchObject({ KeyCount: 8, IsTruncated: false, MaxKeys: 1000 });
    expect(response.Contents?.[0]).toMatchObject({ Size: 3, ETag: `"${md5('a/1')}"` });
  });

  it('supports a prefix, a delimiter and a start', async () => {
    const folder = await list({ Prefix: 'a/', Delimiter: '/' });
    expect(keysOf(folder)).toEqual(['a/1', 'a/2']);
    expect(folder.CommonPrefixes).toEqual([{ Prefix: 'a/b/' }, { Prefix: 'a/c/' }]);
    expect(keysOf(await list({ StartAfter: 'a/c/5' }))).toEqual(['a_6', 'b', 'é']);
    expect(keysOf(await list({ Prefix: 'none' }))).toEqual([]);
  });

  it('has pages without gaps or repeats', async () => {
    const found: (string | undefined)[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await list({ Delimiter: '/', MaxKeys: 1, ContinuationToken });
      expect(page.KeyCount).toBe(1);
      found.push(page.CommonPrefixes?.[0]?.Prefix ?? page.Contents?.[0]?.Key);
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    expect(found).toEqual(['a/', 'a_6', 'b', 'é']);
  });
});

describe('a bucket', () => {
  it('can be checked for existence', async () => {
    await s3.client.send(new HeadBucketCommand({ Bucket: 'private' }));
    await expect(s3.client.send(new HeadBucketCommand({ Bucket: 'none' }))).rejects.toMatchObject({
      name: 'NotFound',
    });
    await expect(s3.put('none', 'key', 'x')).rejects.toMatchObject({ name: 'NoSuchBucket' });
    await expect(s3.text('private', 'missing')).rejects.toMatchObject({
      name: 'NoSuchKey',
      Key: 'missing',
    });
  });
});
