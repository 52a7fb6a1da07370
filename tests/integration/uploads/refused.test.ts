import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UploadKind } from '#shared/contracts/uploads.ts';
import { errorOf } from '../../support/open-s3.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { createUploads, type Uploads } from '../../support/upload-file.ts';

let stack: TestStack;
let uploads: Uploads;

beforeAll(async () => {
  stack = await startTestStack();
  uploads = await createUploads(stack);
});
afterAll(() => stack.stop());

const wrongType = {
  image: 'Please select an image file (JPEG, PNG, etc.)',
  audio: 'Please select an audio file (MP3, WAV, etc.)',
  pdf: 'Please select a PDF file',
};

describe('a file that is refused before it is sent', () => {
  const megabyte = 1024 * 1024;
  it.each<[UploadKind, string, string, number, string]>([
    ['article-cover', 'a.pdf', 'application/pdf', 10, wrongType.image],
    ['article-cover', 'a.svg', 'image/svg+xml', 10, wrongType.image],
    [
      'article-cover',
      'a.png',
      'image/png',
      5 * megabyte + 1,
      'Image file size must be less than 5MB',
    ],
    ['podcast-artwork', 'a', '', 10, wrongType.image],
    ['podcast-preview', 'a.mp3', 'constructor', 10, wrongType.audio],
    ['podcast-preview', 'a.png', 'image/png', 10, wrongType.audio],
    [
      'podcast-preview',
      'a.mp3',
      'audio/mpeg',
      50 * megabyte + 1,
      'Audio file size must be less than 50MB',
    ],
    [
      'podcast-audio',
      'a.wav',
      'audio/wav',
      500 * megabyte + 1,
      'Audio file size must be less than 500MB',
    ],
    ['article-pdf', 'a.pdf', 'text/html', 10, wrongType.pdf],
    [
      'article-pdf',
      'a.pdf',
      'application/pdf',
      100 * megabyte + 1,
      'PDF file size must be less than 100MB',
    ],
    [
      'product-file',
      'a.zip',
      'application/zip',
      5 * 1024 * megabyte + 1,
      'File size must be less than 5GB',
    ],
  ])('%s %s %s of %d bytes', async (kind, name, type, size, text) => {
    const file = { length: size } as Buffer;
    await expect(
      uploads.open({ kind, itemId: 'x', file, fileName: name, contentType: type }),
    ).rejects.toMatchObject({ code: 'file_not_accepted', message: text });
  });

  it('may have exactly the largest size', async () => {
    const file = { length: 5 * megabyte } as Buffer;
    const started = await uploads.open({ kind: 'article-cover', itemId: 'x', file });
    expect(started.fields['Content-Type']).toBe('image/png');
  });
});

describe('S3 itself refuses', () => {
  const open = () => uploads.open({ kind: 'article-pdf', itemId: 'x', file: Buffer.alloc(1000) });

  it.each([
    [1001, 'EntityTooLarge'],
    [999, 'EntityTooSmall'],
  ])('a file of %d bytes where 1000 were announced: %s', async (size, code) => {
    const started = await open();
    const response = await uploads.post(started, Buffer.alloc(size));
    expect(response.status).toBe(400);
    expect((await errorOf(response))['Code']).toBe(code);
    expect(await uploads.keys('private', `incoming/${started.uploadId}`)).toEqual([]);
    expect(await uploads.rowOf(started.uploadId)).toMatchObject({ state: 'waiting' });
  });

  it.each([
    ['key', 'articles/a/paper.pdf'],
    ['Content-Type', 'text/html'],
  ])('another %s', async (field, value) => {
    const { uploadUrl, fields } = await open();
    const forged = { uploadUrl, fields: { ...fields, [field]: value } };
    const response = await uploads.post(forged, Buffer.alloc(1000));
    expect(response.status).toBe(403);
    expect((await errorOf(response))['Code']).toBe('AccessDenied');
  });
});
