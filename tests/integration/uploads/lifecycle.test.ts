import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Article } from '#functions/domain/articles/article.ts';
import { listAuditMonth } from '#functions/domain/audit/audit-repository.ts';
import type { Episode } from '#functions/domain/podcasts/episode.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { uploadsContract } from '#shared/contracts/uploads.ts';
import { failureOf } from '../../support/failure-of.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { mp3File, pdfFile, pngFile, zipFile } from '../../support/sample-files.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { createUploads, type Uploads } from '../../support/upload-file.ts';

let stack: TestStack;
let uploads: Uploads;
let admin: Session;

beforeAll(async () => {
  stack = await startTestStack();
  uploads = await createUploads(stack);
  admin = await registerAdmin(stack);
});
afterAll(() => stack.stop());

const hours = 3600_000;

/** The event that S3 sends for the object of an upload. */
async function eventFor(id: string) {
  const { incomingKey } = await uploads.rowOf(id);
  const object = { key: incomingKey, size: 1 };
  return { Records: [{ s3: { bucket: { name: 'private' }, object } }] };
}

/** Returns the audit log of an item, newest first. */
async function deedsOn(item: string): Promise<string[]> {
  const entries = await listAuditMonth(new Date().toISOString().slice(0, 7), 1000);
  return entries.filter(({ target }) => target === item).map(({ action }) => action);
}

const pdfOf = async (itemId: string) => (await uploads.item<Article>('articles', itemId)).file?.key;

describe('a file that replaces another', () => {
  it('keeps the old one until it is accepted, and for a day after that', async () => {
    const itemId = await uploads.draft('articles', 'a-replace');
    const send = async (file: Buffer) => uploads.send({ kind: 'article-pdf', itemId, file });
    const first = await send(await pdfFile(1));
    const { publishedAt } = await uploads.item('articles', itemId);
    const second = await uploads.open({ kind: 'article-pdf', itemId, file: await pdfFile(2) });
    expect(await pdfOf(itemId)).toBe(`articles/a-replace/${first.id}.pdf`);
    expect((await uploads.post(second, Buffer.alloc(10))).status).toBe(400);
    const broken = await send(zipFile);
    expect(broken.state).toBe('rejected');
    expect(await pdfOf(itemId)).toBe(`articles/a-replace/${first.id}.pdf`);
    const third = await send(await pdfFile(3));
    const article = await uploads.item<Article>('articles', itemId);
    expect(article).toMatchObject({ pages: 3, publishedAt, shelf: 'published' });
    const keys = [first.id, third.id].map((id) => `articles/a-replace/${id}.pdf`);
    expect(await uploads.keys('private', 'articles/a-replace/')).toEqual(keys);
    await uploads.sweepAfter(23 * hours);
    expect(await uploads.keys('private', 'articles/a-replace/')).toEqual(keys);
    await uploads.sweepAfter(2 * hours);
    expect(await uploads.keys('private', 'articles/a-replace/')).toEqual([keys[1]]);
  });

  it('replaces every size of a picture', { tags: 'long' }, async () => {
    const itemId = await uploads.draft('podcasts', 'e-replace');
    const file = await pngFile(200, 200);
    await uploads.send({ kind: 'podcast-artwork', itemId, file });
    const second = await uploads.send({ kind: 'podcast-artwork', itemId, file });
    expect(await uploads.keys('public', 'podcasts/e-replace/')).toHaveLength(10);
    await uploads.sweepAfter(25 * hours);
    const left = await uploads.keys('public', 'podcasts/e-replace/');
    expect(left).toHaveLength(5);
    expect(left.every((key) => key.includes(second.id))).toBe(true);
  });

  it('also replaces the preview that was cut from it', async () => {
    const itemId = await uploads.draft('podcasts', 'e-again');
    await uploads.send({ kind: 'podcast-audio', itemId, file: mp3File(50) });
    const second = await uploads.send({ kind: 'podcast-audio', itemId, file: mp3File(45) });
    const { preview } = await uploads.item<Episode>('podcasts', itemId);
    expect(preview!.url).toBe(`/media/podcasts/e-again/${second.id}-preview.mp3`);
    await uploads.sweepAfter(25 * hours);
    expect(await uploads.keys('public', 'podcasts/e-again/')).toEqual([
      `podcasts/e-again/${second.id}-preview.mp3`,
    ]);
    expect(await uploads.keys('private', 'podcasts/e-again/')).toEqual([
      `podcasts/e-again/${second.id}.mp3`,
    ]);
  });
});

describe('two files for the same place', () => {
  it('end with the one requested later, whichever arrives first', async () => {
    const itemId = await uploads.draft('articles', 'a-two');
    const [small, large] = [await pdfFile(1), await pdfFile(2)];
    const open = (file: Buffer) => uploads.open({ kind: 'article-pdf', itemId, file });
    const earlier = await open(small);
    await vi.waitUntil(() => new Date().getTime() > Date.parse(timeOf(earlier.uploadId)));
    const later = await open(large);
    await uploads.post(later, large);
    expect(await uploads.decided(later.uploadId)).toMatchObject({ state: 'accepted' });
    await uploads.post(earlier, small);
    expect(await uploads.decided(earlier.uploadId)).toMatchObject({
      state: 'canceled',
      reason: 'A newer upload has replaced this file.',
    });
    expect(await uploads.item('articles', itemId)).toMatchObject({ pages: 2 });
    await uploads.sweepAfter(25 * hours);
    expect(await uploads.keys('private', 'articles/a-two/')).toEqual([
      `articles/a-two/${later.uploadId}.pdf`,
    ]);
  });

  it(
    'are never mixed up when they arrive together, and neither is lost with its cover',
    { tags: 'long' },
    async () => {
      const itemId = await uploads.draft('articles', 'a-together');
      const sent = await Promise.all([
        uploads.send({ kind: 'article-pdf', itemId, file: await pdfFile(1) }),
        uploads.send({ kind: 'article-pdf', itemId, file: await pdfFile(2) }),
        uploads.send({ kind: 'article-cover', itemId, file: await pngFile(80, 60) }),
      ]);
      const newest = sent[0].id > sent[1].id ? sent[0] : sent[1];
      const article = await uploads.item<Article>('articles', itemId);
      expect(article.file!.key).toBe(`articles/a-together/${newest.id}.pdf`);
      expect(article.pages).toBe(newest.pages);
      expect(article.imageUrl).toBe(`/media/articles/a-together/${sent[2].id}-960.webp`);
      await uploads.sweepAfter(25 * hours);
      expect(await uploads.keys('private', 'articles/a-together/')).toEqual([article.file!.key]);
    },
  );
});

describe('the event of a file', () => {
  it('may be repeated, concurrently and afterwards', async () => {
    const itemId = await uploads.draft('articles', 'a-again');
    const file = await pdfFile(1);
    const started = await uploads.open({ kind: 'article-pdf', itemId, file });
    await uploads.post(started, file);
    const event = await eventFor(started.uploadId);
    await Promise.allSettled([stack.invoke('media', event), stack.invoke('media', event)]);
    const row = await uploads.decided(started.uploadId);
    expect(row.state).toBe('accepted');
    const before = await uploads.item('articles', itemId);
    await stack.invoke('media', event);
    expect(await uploads.item('articles', itemId)).toEqual(before);
    expect(await uploads.keys('private', 'articles/a-again/')).toHaveLength(1);
    await uploads.post(started, await pdfFile(1));
    await expect.poll(() => uploads.keys('private', 'incoming/')).toEqual([]);
    expect(await uploads.item('articles', itemId)).toEqual(before);
  });

  it('of an unknown upload causes its object to be removed', async () => {
    await uploads.put('private', 'incoming/01ARZ3NDEKTSV4RRFFQ69G5FAV/stray.pdf', 'stray');
    await expect.poll(() => uploads.keys('private', 'incoming/01ARZ')).toEqual([]);
  });
});

describe('the administrator', () => {
  const { get, list, cancel } = uploadsContract;

  it('sees the state of an upload, but not where its objects are', async () => {
    const itemId = await uploads.draft('articles', 'a-get');
    const sent = await uploads.send({ kind: 'article-pdf', itemId, file: await pdfFile(4) });
    const { id, createdAt, sizeBytes } = sent;
    expect(await stack.api(get, { id }, admin)).toEqual({
      id,
      kind: 'article-pdf',
      itemId,
      fileName: 'paper.pdf',
      sizeBytes,
      state: 'accepted',
      pages: 4,
      createdAt,
      email: uploads.uploader.email,
    });
    expect(await failureOf(stack.api(get, { id: 'files#articles#a-get' }, admin))).toMatchObject({
      code: 'not_found',
    });
  });

  it('cancels an upload: a file that arrives afterwards is not accepted', async () => {
    const itemId = await uploads.draft('articles', 'a-cancel');
    const file = await pdfFile(1);
    const started = await uploads.open({ kind: 'article-pdf', itemId, file });
    const id = started.uploadId;
    expect(await stack.api(cancel, { id }, admin)).toMatchObject({ state: 'canceled' });
    expect(await stack.api(cancel, { id }, admin)).toMatchObject({ state: 'canceled' });
    await uploads.post(started, file);
    await expect.poll(() => uploads.keys('private', `incoming/${id}`)).toEqual([]);
    expect(await pdfOf(itemId)).toBeUndefined();
    expect(await deedsOn('article#a-cancel')).toEqual(['upload.cancel', 'article.upload']);
  });

  it('cannot cancel a published upload', async () => {
    const itemId = await uploads.draft('articles', 'a-late');
    const { id } = await uploads.send({ kind: 'article-pdf', itemId, file: await pdfFile(1) });
    expect(await failureOf(stack.api(cancel, { id }, admin))).toMatchObject({ code: 'conflict' });
    expect(await deedsOn('article#a-late')).toEqual(['article.upload']);
  });

  it('finds rejected files, newest first and page by page, until they are dismissed', async () => {
    const itemId = await uploads.draft('articles', 'a-list');
    const sent: string[] = [];
    for (const fileName of ['one.pdf', 'two.pdf', 'three.pdf']) {
      const row = await uploads.send({ kind: 'article-pdf', itemId, file: zipFile, fileName });
      sent.unshift(row.id);
    }
    const pages: string[][] = [];
    let cursor: string | undefined;
    do {
      const page = await stack.api(list, { limit: 2, cursor }, admin);
      pages.push(page.rows.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(pages.flat().slice(0, 3)).toEqual(sent);
    expect(new Set(pages.flat()).size).toBe(pages.flat().length);
    for (const invented of ['x', '_', 'e30']) {
      const refusal = await failureOf(stack.api(list, { cursor: invented }, admin));
      expect(refusal).toMatchObject({ code: 'validation_failed' });
    }
    const found = await stack.api(list, { q: 'TWO' }, admin);
    expect(found.rows.map(({ fileName, reason }) => [fileName, reason?.slice(0, 40)])).toEqual([
      ['two.pdf', 'Whatever its name says, this is a file o'],
    ]);
    await stack.api(cancel, { id: sent[0]! }, admin);
    const { rows } = await stack.api(list, {}, admin);
    expect(rows.map(({ id }) => id)).not.toContain(sent[0]);
    expect(await deedsOn('article#a-list')).toEqual([
      'upload.dismiss',
      ...Array.from(sent, () => 'article.upload'),
    ]);
  });
});

describe('the sweep', () => {
  it('cancels an upload whose file has not arrived within a day', async () => {
    const started = await uploads.open({ kind: 'article-pdf', itemId: 'x', file: Buffer.alloc(9) });
    await uploads.sweepAfter(23 * hours);
    expect(await uploads.rowOf(started.uploadId)).toMatchObject({ state: 'waiting' });
    await uploads.sweepAfter(2 * hours);
    const row = await uploads.rowOf(started.uploadId);
    expect(row).toMatchObject({ state: 'canceled', expiresAt: expect.any(Number) });
    expect(row.due).toBeUndefined();
  });
});

/** When an upload was requested, by its id. */
function timeOf(ulid: string): string {
  const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const at = [...ulid.slice(0, 10)].reduce((sum, digit) => sum * 32 + digits.indexOf(digit), 0);
  return new Date(at).toISOString();
}
