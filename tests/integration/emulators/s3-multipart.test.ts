// @module-tag long

import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListPartsCommand,
  UploadPartCommand,
  type CompletedPart,
} from '@aws-sdk/client-s3';
import { createHash, randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openS3 } from '../../support/open-s3.ts';

const target = { Bucket: 'private', Key: 'long audio.mp3' };
const big = randomBytes(5 * 1024 * 1024);
const end = randomBytes(1000);

let s3: Awaited<ReturnType<typeof openS3>>;
let dataDir: string;
const eventNames: (string | undefined)[] = [];
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'outcrop-s3-test-'));
  const onObjectCreated = (event: { Records: { eventName: string }[] }) =>
    void eventNames.push(event.Records[0]?.eventName);
  s3 = await openS3({ dataDir, onObjectCreated });
});
afterAll(async () => {
  await s3.close();
  await rm(dataDir, { recursive: true });
});

const files = () => readdirSync(join(dataDir, 's3', 'objects'));
const create = async () =>
  (
    await s3.client.send(
      new CreateMultipartUploadCommand({
        ...target,
        ContentType: 'audio/mpeg',
        Metadata: { a: '1' },
      }),
    )
  ).UploadId;
const part = async (UploadId: string | undefined, PartNumber: number, Body: Buffer) => ({
  PartNumber,
  ETag: (await s3.client.send(new UploadPartCommand({ ...target, UploadId, PartNumber, Body })))
    .ETag,
});
const complete = (UploadId: string | undefined, Parts: CompletedPart[]) =>
  s3.client.send(
    new CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload: { Parts } }),
  );

it('joins the parts by number, whatever order they arrived in', async () => {
  const UploadId = await create();
  const second = await part(UploadId, 7, end);
  await part(UploadId, 2, end);
  const first = await part(UploadId, 2, big);
  await expect(s3.text(target.Bucket, target.Key)).rejects.toMatchObject({ name: 'NoSuchKey' });
  const { ETag } = await complete(UploadId, [first, second]);
  const digests = [big, end].map((data) => createHash('md5').update(data).digest());
  const expected = createHash('md5').update(Buffer.concat(digests)).digest('hex');
  expect(ETag).toBe(`"${expected}-2"`);
  const head = await s3.client.send(new HeadObjectCommand(target));
  expect(head).toMatchObject({
    ContentLength: big.length + end.length,
    ContentType: 'audio/mpeg',
    Metadata: { a: '1' },
    ETag,
  });
  const response = await s3.client.send(new GetObjectCommand(target));
  const bytes = Buffer.from((await response.Body?.transformToByteArray()) ?? []);
  expect(bytes.equals(Buffer.concat([big, end]))).toBe(true);
  expect(files()).toHaveLength(1);
  await expect.poll(() => eventNames).toEqual(['ObjectCreated:CompleteMultipartUpload']);
  await expect(complete(UploadId, [first, second])).rejects.toMatchObject({
    name: 'NoSuchUpload',
  });
});

it('refuses missing parts, parts out of order and parts that are too small', async () => {
  const UploadId = await create();
  const one = await part(UploadId, 1, end);
  const two = await part(UploadId, 2, end);
  await expect(complete(UploadId, [one, two])).rejects.toMatchObject({ name: 'EntityTooSmall' });
  await expect(complete(UploadId, [two, one])).rejects.toMatchObject({ name: 'InvalidPartOrder' });
  await expect(complete(UploadId, [{ ...one, PartNumber: 3 }])).rejects.toMatchObject({
    name: 'InvalidPart',
  });
  await expect(complete(UploadId, [{ ...one, ETag: '"other"' }])).rejects.toMatchObject({
    name: 'InvalidPart',
  });
  await expect(part(UploadId, 10_001, end)).rejects.toMatchObject({ name: 'InvalidArgument' });
  const before = files();
  await s3.client.send(new AbortMultipartUploadCommand({ ...target, UploadId }));
  expect(files()).toHaveLength(before.length - 2);
  await expect(part(UploadId, 1, end)).rejects.toMatchObject({ name: 'NoSuchUpload' });
});

it('lists the parts that have arrived, by number and in pages', async () => {
  const UploadId = await create();
  const list = (more: object = {}) =>
    s3.client.send(new ListPartsCommand({ ...target, UploadId, ...more }));
  expect(await list()).toMatchObject({ IsTruncated: false, NextPartNumberMarker: '0' });
  const second = await part(UploadId, 20, end);
  const first = await part(UploadId, 3, big);
  const page = await list({ MaxParts: 1 });
  expect(page).toMatchObject({ IsTruncated: true, NextPartNumberMarker: '3', MaxParts: 1 });
  expect(page.Parts).toEqual([
    { ...first, Size: big.length, LastModified: expect.any(Date) as Date },
  ]);
  const rest = await list({ PartNumberMarker: page.NextPartNumberMarker });
  expect(rest).toMatchObject({ IsTruncated: false, Parts: [{ ...second, Size: end.length }] });
  await s3.client.send(new AbortMultipartUploadCommand({ ...target, UploadId }));
  await expect(list()).rejects.toMatchObject({ name: 'NoSuchUpload' });
});
