import { AbortMultipartUploadCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#functions/domain/products/product.ts';
import { localSettings } from '#infra/local/stack-settings.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { uploadsContract, type UploadParts } from '#shared/contracts/uploads.ts';
import { failureOf } from '../../support/failure-of.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { wavHeader } from '../../support/sample-files.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { createUploads, type Uploads } from '../../support/upload-file.ts';
import { partOf, partsAtS3, putPart, wavOfParts } from '../../support/upload-parts.ts';

const file = wavOfParts(undefined, (bytes) => wavHeader(bytes, 8000));
const { start, parts, signParts, complete, cancel, get } = uploadsContract;
const days = 24 * 3600_000;

let stack: TestStack;
let uploads: Uploads;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  uploads = await createUploads(stack);
  admin = await registerAdmin(stack);
});
afterAll(() => stack.stop());

const request = (id: string, more: object = {}) => ({
  id,
  kind: 'product-file' as const,
  fileName: 'well.wav',
  contentType: 'audio/wav',
  size: file.length,
  modifiedAt: 1_780_000_000_000,
  ...more,
});
const begin = async (name: string) =>
  stack.api(start, request(await uploads.draft('products', name)), admin);

async function send(plan: UploadParts, numbers: number[]): Promise<void> {
  const signed = await stack.api(signParts, { id: plan.uploadId, numbers }, admin);
  for (const { number, url } of signed.parts) {
    expect((await putPart(url, partOf(file, plan, number))).status).toBe(200);
  }
}

describe('a file in parts', () => {
  it('is joined and published when every part has arrived', async () => {
    const plan = await begin('in-parts');
    expect(plan).toMatchObject({ state: 'waiting', partBytes: 8 * 1024 * 1024, arrived: [] });
    await send(plan, [3, 1]);
    const incomplete = await failureOf(stack.api(complete, { id: plan.uploadId }, admin));
    expect(incomplete.code).toBe('parts_missing');
    expect((await stack.api(parts, { id: plan.uploadId }, admin)).arrived).toEqual([1, 3]);
    await send(plan, [2]);
    const ended = await stack.api(complete, { id: plan.uploadId }, admin);
    expect(['checking', 'accepted']).toContain(ended.state);
    expect(await uploads.decided(plan.uploadId)).toMatchObject({ state: 'accepted' });
    const product = await uploads.item<Product>('products', 'in-parts');
    expect(product.file).toMatchObject({ name: 'well.wav', sizeBytes: file.length });
    expect((await uploads.read('private', product.file!.key)).equals(file)).toBe(true);
    // A lost response may be requested again.
    expect((await stack.api(complete, { id: plan.uploadId }, admin)).state).toBe('accepted');
  });

  it('resumes after a reload of the page, with the missing parts', { tags: 'long' }, async () => {
    const first = await begin('reloaded');
    await send(first, [2]);
    const again = await stack.api(start, request('reloaded'), admin);
    expect(again).toEqual({ ...first, arrived: [2] });
    const changed = await stack.api(start, request('reloaded', { modifiedAt: 1 }), admin);
    expect(changed.uploadId).not.toBe(first.uploadId);
    const other = await registerAdmin(stack, 'other-admin@example.test');
    expect((await stack.api(start, request('reloaded'), other)).uploadId).not.toBe(first.uploadId);
  });

  it(
    'is one upload, however many tabs start it and complete it at once',
    { tags: 'long' },
    async () => {
      await uploads.draft('products', 'tabs');
      const all = await Promise.all(
        Array.from({ length: 100 }, () => stack.api(start, request('tabs'), admin)),
      );
      const [plan] = all as [UploadParts];
      expect(new Set(all.map(({ uploadId }) => uploadId)).size).toBe(1);
      await send(plan, [1, 2, 3]);
      const states = await Promise.all(
        Array.from({ length: 100 }, () => stack.api(complete, { id: plan.uploadId }, admin)),
      );
      expect(states.every(({ state }) => state === 'checking' || state === 'accepted')).toBe(true);
      expect(await uploads.decided(plan.uploadId)).toMatchObject({ state: 'accepted' });
    },
  );

  it('has parts of the planned sizes only, and no others', async () => {
    const plan = await begin('sizes');
    const { uploadId: id } = plan;
    const { parts: signed } = await stack.api(signParts, { id, numbers: [1, 3] }, admin);
    for (const { url } of signed) {
      const response = await putPart(url, new Uint8Array(5000));
      expect(response.status).toBe(403);
      expect(url).not.toContain('checksum');
    }
    const fourth = await failureOf(stack.api(signParts, { id, numbers: [4] }, admin));
    expect(fourth.fields).toEqual({ numbers: 'This file has 3 parts' });
    expect((await stack.api(parts, { id }, admin)).arrived).toEqual([]);
  });
});

describe('a cancelled file in parts', () => {
  it('leaves nothing at S3, and accepts no more parts', async () => {
    const plan = await begin('cancelled');
    const id = plan.uploadId;
    await send(plan, [1]);
    const row = await uploads.rowOf(id);
    const { parts: signed } = await stack.api(signParts, { id, numbers: [2] }, admin);
    await stack.api(cancel, { id }, admin);
    expect(await partsAtS3(uploads.s3, row)).toBeUndefined();
    expect((await putPart(signed[0]!.url, partOf(file, plan, 2))).status).toBe(404);
    for (const call of [parts, complete] as const) {
      expect((await failureOf(stack.api(call, { id }, admin))).code).toBe('upload_ended');
    }
    const sign = stack.api(signParts, { id, numbers: [2] }, admin);
    expect((await failureOf(sign)).code).toBe('upload_ended');
    expect((await stack.api(start, request('cancelled'), admin)).uploadId).not.toBe(id);
  });

  it('waits a week for the rest; then the sweep removes its parts', { tags: 'long' }, async () => {
    const plan = await begin('forgotten');
    await send(plan, [1]);
    const row = await uploads.rowOf(plan.uploadId);
    await uploads.sweepAfter(6.9 * days);
    expect((await partsAtS3(uploads.s3, row))?.Parts).toHaveLength(1);
    await uploads.sweepAfter(0.2 * days);
    expect(await uploads.rowOf(plan.uploadId)).toMatchObject({ state: 'canceled' });
    expect(await partsAtS3(uploads.s3, row)).toBeUndefined();
  });

  it('starts again if S3 has removed its parts', { tags: 'long' }, async () => {
    const plan = await begin('removed');
    const { incomingKey: Key, multipartId: UploadId } = await uploads.rowOf(plan.uploadId);
    const Bucket = localSettings.privateBucket;
    await uploads.s3.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
    const over = await failureOf(stack.api(complete, { id: plan.uploadId }, admin));
    expect(over.code).toBe('upload_ended');
    expect((await stack.api(get, { id: plan.uploadId }, admin)).state).toBe('canceled');
    expect((await stack.api(start, request('removed'), admin)).uploadId).not.toBe(plan.uploadId);
  });
});

it('refuses an unacceptable file before anything is sent', async () => {
  await uploads.draft('products', 'refused');
  const large = request('refused', { size: 5 * 1024 ** 3 + 1 });
  expect((await failureOf(stack.api(start, large, admin))).message).toContain(
    'File size must be less than 5GB',
  );
  const cover = request('refused', { kind: 'product-cover' });
  expect((await failureOf(stack.api(start, cover, admin))).code).toBe('file_not_accepted');
  const missing = await failureOf(stack.api(start, request('nobody-has-it'), admin));
  expect(missing.code).toBe('not_found');
});
