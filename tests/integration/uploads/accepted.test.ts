import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Article } from '#functions/domain/articles/article.ts';
import type { Episode } from '#functions/domain/podcasts/episode.ts';
import type { Product } from '#functions/domain/products/product.ts';
import { listAuditMonth } from '#functions/domain/audit/audit-repository.ts';
import { m4aFile, mp3File, pdfFile, wavFile } from '../../support/sample-files.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { createUploads, type Uploads } from '../../support/upload-file.ts';

let stack: TestStack;
let uploads: Uploads;

beforeAll(async () => {
  stack = await startTestStack();
  uploads = await createUploads(stack);
});
afterAll(() => stack.stop());

describe('the PDF of an article', () => {
  it('is counted and copied, and publishes the article', async () => {
    const itemId = await uploads.draft('articles', 'a-pdf');
    const file = await pdfFile(7);
    const row = await uploads.send({ kind: 'article-pdf', itemId, file, fileName: 'Über Ton.pdf' });
    expect(row).toMatchObject({ state: 'accepted', pages: 7, email: uploads.uploader.email });
    const article = await uploads.item<Article>('articles', itemId);
    const key = `articles/a-pdf/${row.id}.pdf`;
    expect(article).toMatchObject({
      shelf: 'published',
      pages: 7,
      file: { key, name: 'Über Ton.pdf', sizeBytes: file.length },
    });
    expect(article.publishedAt! > '2026-11-01T09').toBe(true);
    expect(article.publishedAt).toBe(article.updatedAt);
    expect((await uploads.read('private', key)).equals(file)).toBe(true);
    const { ContentType, CacheControl } = await uploads.head('private', key);
    expect({ ContentType, CacheControl }).toEqual({
      ContentType: 'application/pdf',
      CacheControl: 'private',
    });
    await expect.poll(() => uploads.keys('private', `incoming/${row.id}`)).toEqual([]);
  });

  it('is in the audit log from the moment it is requested', async () => {
    const itemId = await uploads.draft('articles', 'a-audit');
    await uploads.open({ kind: 'article-pdf', itemId, file: Buffer.alloc(10) });
    const entries = await listAuditMonth(new Date().toISOString().slice(0, 7), 100);
    expect(entries.find(({ target }) => target === 'article#a-audit')).toMatchObject({
      action: 'article.upload',
      actorId: uploads.uploader.id,
      actorEmail: uploads.uploader.email,
      label: 'Title of a-audit',
      details: { kind: 'article-pdf', fileName: 'paper.pdf' },
    });
  });
});

describe('a recording', () => {
  const kind = 'podcast-audio';

  it('as MP3 is measured, and its beginning becomes the preview', async () => {
    const itemId = await uploads.draft('podcasts', 'e-mp3');
    const row = await uploads.send({ kind, itemId, file: mp3File(90, { withTable: true }) });
    expect(row.state).toBe('accepted');
    expect(row.durationSeconds).toBeCloseTo(90, 1);
    const episode = await uploads.item<Episode>('podcasts', itemId);
    expect(episode).toMatchObject({
      shelf: 'published',
      audio: {
        key: `podcasts/e-mp3/${row.id}.mp3`,
        name: 'episode.mp3',
        contentType: 'audio/mpeg',
      },
    });
    const { preview } = episode;
    expect(preview!.durationSeconds).toBeLessThanOrEqual(40);
    expect(preview!.durationSeconds).toBeGreaterThan(39.9);
    expect(preview!.url).toBe(`/media/podcasts/e-mp3/${row.id}-preview.mp3`);
    const published = await fetch(stack.siteUrl + preview!.url);
    expect((await published.arrayBuffer()).byteLength).toBe(preview!.sizeBytes);
  });

  it('as WAV is measured, and its beginning becomes the preview', async () => {
    const itemId = await uploads.draft('podcasts', 'e-wav');
    const row = await uploads.send({
      kind,
      itemId,
      file: wavFile(61),
      fileName: 'episode.wav',
      contentType: 'audio/x-wav',
    });
    const { audio, preview } = await uploads.item<Episode>('podcasts', itemId);
    expect(audio).toMatchObject({ durationSeconds: 61, contentType: 'audio/wav' });
    expect(preview).toEqual({
      url: `/media/podcasts/e-wav/${row.id}-preview.wav`,
      contentType: 'audio/wav',
      sizeBytes: 44 + 40 * 8000,
      durationSeconds: 40,
    });
    const cut = await uploads.read('public', preview!.url.slice('/media/'.length));
    expect(cut.equals(wavFile(40))).toBe(true);
  });

  it('as M4A is measured, but has no excerpt, because nothing here can cut it', async () => {
    const itemId = await uploads.draft('podcasts', 'e-m4a');
    await uploads.send({
      kind,
      itemId,
      file: m4aFile(75),
      fileName: 'episode.m4a',
      contentType: 'audio/x-m4a',
    });
    const { audio, preview } = await uploads.item<Episode>('podcasts', itemId);
    expect(audio).toMatchObject({ durationSeconds: 75, contentType: 'audio/mp4' });
    expect(preview).toBeUndefined();
  });

  it('of less than 40 seconds has no preview, because all of it would be public', async () => {
    const itemId = await uploads.draft('podcasts', 'e-tiny');
    const row = await uploads.send({ kind, itemId, file: mp3File(39) });
    expect(row.state).toBe('accepted');
    const { audio, preview, shelf } = await uploads.item<Episode>('podcasts', itemId);
    expect([shelf, audio?.key]).toEqual(['published', `podcasts/e-tiny/${row.id}.mp3`]);
    expect(preview).toBeUndefined();
    expect(await uploads.keys('public', 'podcasts/e-tiny/')).toEqual([]);
  });

  it('does not keep the preview that was cut from the previous one', async () => {
    const itemId = await uploads.draft('podcasts', 'e-change');
    const first = await uploads.send({ kind, itemId, file: mp3File(60) });
    const m4a = { file: m4aFile(75), fileName: 'episode.m4a', contentType: 'audio/mp4' };
    const second = await uploads.send({ kind, itemId, ...m4a });
    expect((await uploads.item<Episode>('podcasts', itemId)).preview).toBeUndefined();
    const key = `podcasts/e-change/${first.id}-preview.mp3`;
    expect(second.replaced).toContainEqual({ bucket: 'public', key });
  });

  it('does not replace a preview that an administrator uploaded', async () => {
    const itemId = await uploads.draft('podcasts', 'e-own');
    const own = await uploads.send({ kind: 'podcast-preview', itemId, file: mp3File(12) });
    await uploads.send({ kind, itemId, file: mp3File(60) });
    const { preview } = await uploads.item<Episode>('podcasts', itemId);
    expect(preview!.url).toBe(`/media/podcasts/e-own/${own.id}.mp3`);
    expect(preview!.durationSeconds).toBeCloseTo(12, 1);
  });
});

describe('a preview', () => {
  const kind = 'podcast-preview';

  it('that is too long is cut, because it is public', async () => {
    const itemId = await uploads.draft('podcasts', 'e-long');
    const row = await uploads.send({ kind, itemId, file: mp3File(300) });
    const { preview, shelf } = await uploads.item<Episode>('podcasts', itemId);
    expect(shelf).toBe('draft');
    expect(preview!.durationSeconds).toBeLessThanOrEqual(40);
    const body = await uploads.read('public', `podcasts/e-long/${row.id}.mp3`);
    expect(body.length).toBe(Math.floor((40 * 44_100) / 1152) * 417);
  });

  it('as a short M4A is published as it is', async () => {
    const itemId = await uploads.draft('podcasts', 'e-short');
    // Cut at 40 seconds; AAC frames make it slightly longer.
    const file = m4aFile(40.05);
    const row = await uploads.send({
      kind,
      itemId,
      file,
      fileName: 'p.m4a',
      contentType: 'audio/mp4',
    });
    const { preview } = await uploads.item<Episode>('podcasts', itemId);
    expect(preview).toEqual({
      url: `/media/podcasts/e-short/${row.id}.m4a`,
      contentType: 'audio/mp4',
      sizeBytes: file.length,
      durationSeconds: expect.closeTo(40.05, 3),
    });
    expect((await uploads.read('public', `podcasts/e-short/${row.id}.m4a`)).equals(file)).toBe(
      true,
    );
  });
});

describe('the file of a product', () => {
  it.each([
    ['guide.pdf', 'application/pdf', () => pdfFile(2)],
    ['tape.mp3', 'audio/mpeg', async () => mp3File(5)],
    ['tape.wav', 'audio/wav', async () => wavFile(5)],
    ['tape.m4a', 'audio/mp4', async () => m4aFile(5)],
  ])('may be %s', async (fileName, contentType, make) => {
    const itemId = await uploads.draft('products', `p-${fileName}`);
    const sent = { kind: 'product-file', itemId, fileName, contentType } as const;
    await uploads.send({ ...sent, file: await make() });
    const product = await uploads.item<Product>('products', itemId);
    expect(product).toMatchObject({ shelf: 'published', file: { name: fileName, contentType } });
  });
});
