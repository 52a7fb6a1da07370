import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Article } from '#functions/domain/articles/article.ts';
import { runDrawing } from '#functions/previews/run-drawing.ts';
import { articlePageContract } from '#shared/contracts/article-page.ts';
import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import type { Session } from '#shared/contracts/auth.ts';
import {
  endlessPdf,
  giantPicturePdf,
  hugePdf,
  nestedPdf,
  ribbonPdf,
} from '../../support/hostile-pdfs.ts';
import { createPreviews, type Previews } from '../../support/preview-stack.ts';
import { articleFields, registerAdmin } from '../../support/sample-admin.ts';
import { pdfFile } from '../../support/sample-files.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { createUploads, type Uploads } from '../../support/upload-file.ts';
import { firstUnlessLong } from '../../support/tier.ts';

describe('the drawing thread', () => {
  const draw = (file: Buffer, withinMs?: number) => runDrawing(new Uint8Array(file), 5, withinMs);

  it('returns its result even if it has ended in the meantime', { tags: 'long' }, async () => {
    const drawing = draw(await pdfFile(1));
    // This thread is blocked in the meantime.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4000);
    expect((await drawing).bitmaps).toHaveLength(1);
  });

  it.each(
    firstUnlessLong<[what: string, make: () => Promise<Buffer>, reason: RegExp]>(
      [
        ['is far longer than wide', async () => ribbonPdf(), /five times as long as it is wide/],
        ['asks for a password', () => pdfFile(1, { userPassword: 'x' }), /password/],
        [
          'is not a PDF inside',
          async () => Buffer.from('%PDF-1.7\nnothing\n%%EOF'),
          /cannot be drawn/,
        ],
        ['is cut off', async () => (await pdfFile(3)).subarray(0, 600), /cannot be drawn/],
        ['is nested without end', async () => nestedPdf(), /cannot be drawn|time or memory/],
      ],
      4,
    ),
  )('refuses a file that %s', { tags: 'repeats' }, async (_what, make, reason) => {
    await expect(draw(await make())).rejects.toThrow(reason);
  });

  it('is terminated when a file takes too long', { tags: 'long' }, async () => {
    const began = performance.now();
    await expect(draw(endlessPdf(), 1500)).rejects.toThrow(/time or memory/);
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  it.each(
    firstUnlessLong<[what: string, make: () => Buffer, size: [number, number]]>([
      ['a page as large as a town', hugePdf, [1200, 1200]],
      ['a picture larger than memory', giantPicturePdf, [1200, 1698]],
    ]),
  )(
    'draws %s no larger than any other page',
    { tags: 'repeats' },
    async (_what, make, [width, height]) => {
      const { bitmaps } = await draw(make());
      expect(bitmaps).toMatchObject([{ width, height }]);
    },
  );

  it('opens a file that only its owner may change', { tags: 'long' }, async () => {
    const file = await pdfFile(2, { ownerPassword: 'x' });
    const { ofPages, bitmaps } = await draw(file);
    expect([ofPages, ...bitmaps.map(({ text }) => text.trim())]).toEqual([2, 'Page 1', 'Page 2']);
  });
});

describe('a file whose pages cannot be drawn', { tags: 'long' }, () => {
  let stack: TestStack;
  let uploads: Uploads;
  let previews: Previews;
  let admin: Session;
  beforeAll(async () => {
    stack = await startTestStack();
    uploads = await createUploads(stack);
    previews = await createPreviews(stack, uploads);
    admin = await registerAdmin(stack);
  });
  afterAll(() => stack.stop());

  const { create, getManaged } = articlesAdminContract;

  it('is sold like any other, and the admin page says why it shows no pages', async () => {
    const id = 'ribbon';
    await stack.api(create, { ...articleFields, id, previewPages: 2 }, admin);
    const file = ribbonPdf();
    expect(await uploads.send({ kind: 'article-pdf', itemId: id, file })).toMatchObject({
      state: 'accepted',
    });
    await previews.settled(id);
    expect(await stack.api(getManaged, { id }, admin)).toMatchObject({
      state: 'published',
      preview: {
        pages: 2,
        state: 'failed',
        problem: expect.stringMatching(/as long as it is wide/),
      },
    });
    expect((await stack.api(articlePageContract.getPage, { id })).preview).toBeUndefined();
    expect(await previews.keys(id)).toEqual([]);
    // It is not requested again and again.
    await previews.sweepAfter(11 * 60_000);
    await expect.poll(async () => (await previews.rowOf(id))?.due).toBeUndefined();
  });

  it('also says so if every run died while drawing it', async () => {
    const id = 'deadly';
    await stack.api(create, { ...articleFields, id, previewPages: 1 }, admin);
    await uploads.send({ kind: 'article-pdf', itemId: id, file: await pdfFile(1) });
    await previews.settled(id);
    const { wanted } = (await previews.rowOf(id))!;
    await previews.put(id, { wanted: wanted + 1, state: 'drawing', attempts: 3, made: undefined });
    await previews.sweepAfter(11 * 60_000);
    await expect
      .poll(async () => (await previews.rowOf(id))?.made?.problem)
      .toMatch(/time or memory/);
    expect((await uploads.item<Article>('articles', id)).shelf).toBe('published');
  });
});
