import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articlePageContract } from '#shared/contracts/article-page.ts';
import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { createPreviews, type Previews } from '../../support/preview-stack.ts';
import { articleFields, registerAdmin } from '../../support/sample-admin.ts';
import { pdfFile } from '../../support/sample-files.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { createUploads, type Uploads } from '../../support/upload-file.ts';

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

const minutes = 60_000;
const patience = { timeout: 30_000 };
const { create, update, remove, getManaged } = articlesAdminContract;
const pageOf = (id: string) => stack.api(articlePageContract.getPage, { id });
const choose = (id: string, previewPages: number) =>
  stack.api(update, { ...articleFields, id, previewPages }, admin);
const send = async (itemId: string, pages: number) =>
  uploads.send({ kind: 'article-pdf', itemId, file: await pdfFile(pages) });

async function publish(id: string, pages: number, previewPages: number): Promise<void> {
  await stack.api(create, { ...articleFields, id, previewPages }, admin);
  await send(id, pages);
  await previews.settled(id);
}

describe('the first pages of a paper', () => {
  it('are public as pictures and text, and no other page is', async () => {
    await publish('first', 5, 2);
    const { preview } = await pageOf('first');
    expect(preview).toMatchObject({
      ofPages: 5,
      pages: [
        { width: 1200, height: 1553, text: 'Page 1' },
        { width: 1200, height: 1553, text: 'Page 2' },
      ],
    });
    const keys = await previews.keys('first');
    expect(keys.map((key) => key.replace(/^\d+\//, ''))).toEqual([
      '1-1200.webp',
      '1-640.webp',
      '2-1200.webp',
      '2-640.webp',
    ]);
    for (const { url, smallUrl } of preview!.pages) {
      for (const each of [url, smallUrl]) {
        const response = await fetch(stack.siteUrl + each);
        expect(response.headers.get('content-type')).toBe('image/webp');
        expect((await response.bytes()).length).toBeGreaterThan(500);
      }
    }
    expect(JSON.stringify(await previews.rowOf('first'))).not.toContain('Page 3');
    expect(await stack.api(getManaged, { id: 'first' }, admin)).toMatchObject({
      preview: { pages: 2, state: 'made' },
    });
  });

  it('are all pages if there are no more', { tags: 'long' }, async () => {
    await publish('short', 2, 5);
    expect((await pageOf('short')).preview).toMatchObject({ ofPages: 2, pages: [{}, {}] });
  });

  it('are none unless the seller says so', async () => {
    await publish('closed', 3, 0);
    expect((await pageOf('closed')).preview).toBeUndefined();
    expect(await previews.keys('closed')).toEqual([]);
    expect(await stack.api(getManaged, { id: 'closed' }, admin)).toMatchObject({
      preview: { pages: 0, state: 'none' },
    });
  });

  it('stay as they are when a form omits them', { tags: 'long' }, async () => {
    await publish('unnamed', 3, 1);
    const before = await previews.keys('unnamed');
    await stack.api(update, { ...articleFields, id: 'unnamed', title: 'Another title' }, admin);
    await previews.settled('unnamed');
    expect((await pageOf('unnamed')).preview?.pages).toHaveLength(1);
    expect(await previews.keys('unnamed')).toEqual(before);
  });

  it('are at most five', async () => {
    await expect(choose('first', 6)).rejects.toMatchObject({ code: 'validation_failed' });
  });
});

describe('a changed number', () => {
  it('has the pages drawn and surplus ones permanently deleted', { tags: 'long' }, async () => {
    await publish('changing', 4, 3);
    await choose('changing', 1);
    expect((await pageOf('changing')).preview?.pages).toHaveLength(1);
    await previews.settled('changing');
    await expect.poll(() => previews.keys('changing'), patience).toHaveLength(2);
    await choose('changing', 4);
    await previews.settled('changing');
    const { preview } = await pageOf('changing');
    expect(preview?.pages.map(({ text }) => text)).toEqual([
      'Page 1',
      'Page 2',
      'Page 3',
      'Page 4',
    ]);
    await expect.poll(() => previews.keys('changing'), patience).toHaveLength(8);
    // What a run that was late may have written goes too.
    await uploads.put('public', 'previews/articles/changing/2/3-1200.webp', 'late');
    await previews.sweepAfter(11 * minutes);
    await expect.poll(() => previews.keys('changing'), patience).toHaveLength(8);
    await expect
      .poll(async () => (await previews.rowOf('changing'))?.due, patience)
      .toBeUndefined();
    expect((await fetch(stack.siteUrl + preview!.pages[3]!.url)).status).toBe(200);
    await choose('changing', 0);
    await previews.settled('changing');
    await expect.poll(() => previews.keys('changing'), patience).toEqual([]);
    expect((await pageOf('changing')).preview).toBeUndefined();
  });

  it('counts for the last of many changes at once', { tags: 'long' }, async () => {
    await publish('hasty', 5, 1);
    await Promise.allSettled([2, 5, 0, 4].map((pages) => choose('hasty', pages)));
    await choose('hasty', 3);
    await expect.poll(async () => (await pageOf('hasty')).preview?.pages.length, patience).toBe(3);
    await previews.settled('hasty');
    await expect.poll(() => previews.keys('hasty'), patience).toHaveLength(6);
  });
});

describe('a new file', () => {
  it('has its own pages shown, and never those of the old one', { tags: 'long' }, async () => {
    await publish('again', 3, 2);
    const before = await pageOf('again');
    await send('again', 1);
    await previews.settled('again');
    const { preview } = await pageOf('again');
    expect(preview).toMatchObject({ ofPages: 1, pages: [{ text: 'Page 1' }] });
    expect(preview!.pages[0]!.url).not.toBe(before.preview!.pages[0]!.url);
    await expect.poll(() => previews.keys('again'), patience).toHaveLength(2);
  });
});

describe('an unpublished paper', () => {
  it('no longer has public pages', async () => {
    await publish('gone', 3, 3);
    await stack.api(remove, { id: 'gone' }, admin);
    await previews.settled('gone');
    await expect.poll(() => previews.keys('gone'), patience).toEqual([]);
  });
});

describe('a scheduled paper', () => {
  it('has public pages from its scheduled time on, and not before', { tags: 'long' }, async () => {
    const id = 'scheduled';
    const publishAt = new Date(Math.ceil(Date.now() / minutes) * minutes + 60 * minutes);
    const state = { state: 'scheduled', publishAt: publishAt.toISOString() } as const;
    await stack.api(create, { ...articleFields, id, previewPages: 1, ...state }, admin);
    await send(id, 2);
    await previews.settled(id);
    expect(await previews.keys(id)).toEqual([]);
    const item = await uploads.item('articles', id);
    const { putItem } = await import('#functions/domain/catalogue/catalogue-repository.ts');
    await putItem('articles', { ...item, publishedAt: new Date().toISOString() });
    await previews.sweepAfter(62 * minutes);
    await expect.poll(() => previews.keys(id), patience).toHaveLength(2);
    await expect.poll(async () => (await pageOf(id)).preview?.pages.length, patience).toBe(1);
  });
});
