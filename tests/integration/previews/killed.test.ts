// @module-tag long

import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { articlePageContract } from '#shared/contracts/article-page.ts';
import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { everyKill } from '../../support/every-kill.ts';
import { loadHandler } from '../../support/load-handler.ts';
import { createPreviews, type Previews } from '../../support/preview-stack.ts';
import { articleFields, registerAdmin } from '../../support/sample-admin.ts';
import { pdfFile } from '../../support/sample-files.ts';
import { createDeaths } from '../../support/sdk-kill.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { createUploads, type Uploads } from '../../support/upload-file.ts';
import { zipOf } from '../../support/zip-files.ts';

// What is drawn does not matter here, and drawing takes long.
vi.mock('#functions/previews/run-drawing.ts', () => ({
  runDrawing: async (_pdf: Uint8Array, count: number) => ({
    ofPages: 3,
    bitmaps: Array.from({ length: count }, (_, index) => ({
      data: new Uint8Array(8 * 2 * 4),
      width: 8,
      height: 2,
      text: `Page ${index + 1}`,
    })),
  }),
}));

let stack: TestStack;
let uploads: Uploads;
let previews: Previews;
let admin: Session;
let make: (id: string) => Promise<void>;
let dieAt: ReturnType<typeof createDeaths>;
beforeAll(async () => {
  stack = await startTestStack({
    // This test runs the function itself.
    loadHandler: async (group) =>
      group === 'previews' ? async () => ({ batchItemFailures: [] }) : loadHandler(group),
  });
  uploads = await createUploads(stack);
  previews = await createPreviews(stack, uploads);
  admin = await registerAdmin(stack);
  const { makePreview } = await import('#functions/previews/make-preview.ts');
  make = (id) => makePreview(`articles#${id}`);
  dieAt = createDeaths();
});
afterAll(() => stack.stop());

const { create, update } = articlesAdminContract;
const minutes = 60_000;
/** Different ones, so that each run has an older drawing to delete. */
const choices = [2, 1];

it('comes to the same result wherever a run dies', { tags: 'long', timeout: 90_000 }, async () => {
  const id = 'killed';
  await stack.api(create, { ...articleFields, id, previewPages: 1 }, admin);
  await uploads.send({ kind: 'article-pdf', itemId: id, file: await pdfFile(3) });
  await make(id);
  const deaths = await everyKill(async (killAt) => {
    const previewPages = choices[killAt % choices.length]!;
    await stack.api(update, { ...articleFields, id, previewPages }, admin);
    const died = await dieAt(killAt, () => make(id));
    await make(id);
    const { preview } = await stack.api(articlePageContract.getPage, { id });
    expect(preview?.pages.map(({ text }) => text)).toEqual(
      ['Page 1', 'Page 2'].slice(0, previewPages),
    );
    for (const { url } of preview!.pages) {
      expect(await uploads.head('public', url.slice('/media/'.length))).toBeDefined();
    }
    await previews.sweepAfter(11 * minutes);
    await make(id);
    expect(await previews.keys(id)).toHaveLength(2 * previewPages);
    expect((await previews.rowOf(id))!.due).toBeUndefined();
    return died;
  });
  expect(deaths).toBeGreaterThanOrEqual(10);
});

it('lists an archive wherever a run dies', { timeout: 90_000 }, async () => {
  const id = 'listed';
  const choose = (fileList: 'shown' | 'hidden') =>
    stack.api(update, { ...articleFields, id, fileList }, admin);
  await stack.api(create, { ...articleFields, id, previewPages: 1 }, admin);
  await uploads.send({ kind: 'article-pdf', itemId: id, file: await pdfFile(3) });
  const archive = { fileName: 'data.zip', contentType: 'application/zip' };
  const file = zipOf([{ name: 'a.csv' }]);
  await uploads.send({ kind: 'article-extra', itemId: id, file, ...archive });
  await make(id);
  const keys = await previews.keys(id);
  const deaths = await everyKill(async (killAt) => {
    await choose('hidden');
    await make(id);
    await choose('shown');
    const died = await dieAt(killAt, () => make(id));
    await make(id);
    const { fileLists } = await stack.api(articlePageContract.getPage, { id });
    expect(fileLists).toMatchObject([{ entries: [{ name: 'a.csv' }] }]);
    expect((await previews.rowOf(id))!.due).toBeUndefined();
    return died;
  });
  expect(deaths).toBeGreaterThanOrEqual(5);
  // The pages were drawn once.
  expect(await previews.keys(id)).toEqual(keys);
});

it('comes to the same result when two runs work at the same time', async () => {
  const id = 'twice';
  await stack.api(create, { ...articleFields, id, previewPages: 2 }, admin);
  await uploads.send({ kind: 'article-pdf', itemId: id, file: await pdfFile(3) });
  await Promise.all([make(id), make(id), make(id)]);
  const keys = await previews.keys(id);
  expect(keys).toHaveLength(4);
  const row = await previews.rowOf(id);
  await make(id);
  expect(await previews.rowOf(id)).toEqual(row);
  await Promise.all([
    stack.api(update, { ...articleFields, id, previewPages: 1 }, admin).then(() => make(id)),
    make(id),
  ]);
  await make(id);
  expect(await previews.keys(id)).toHaveLength(2);
});
