import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Article } from '#functions/domain/articles/article.ts';
import type { Episode } from '#functions/domain/podcasts/episode.ts';
import type { Product } from '#functions/domain/products/product.ts';
import { picture, pngFile } from '../../support/sample-files.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { createUploads, type Uploads } from '../../support/upload-file.ts';

let stack: TestStack;
let uploads: Uploads;

beforeAll(async () => {
  stack = await startTestStack();
  uploads = await createUploads(stack);
});
afterAll(() => stack.stop());

const sizeOf = async (file: Buffer) => {
  const { width, height, format } = await sharp(file).metadata();
  return { width, height, format };
};

describe('a picture', () => {
  it('is encoded in two widths and two formats, and a cover also for shared links', async () => {
    const itemId = await uploads.draft('articles', 'a-cover');
    const started = await uploads.open({
      kind: 'article-cover',
      itemId,
      file: Buffer.alloc(1),
    });
    const row = await uploads.send({ kind: 'article-cover', itemId, file: await pngFile() });
    const stem = `articles/a-cover/${row.id}`;
    const article = await uploads.item<Article>('articles', itemId);
    expect(article).toMatchObject({
      shelf: 'draft',
      imageUrl: `/media/${stem}-960.webp`,
      previewImageUrl: `/media/${stem}-og.jpg`,
    });
    expect(started.url).toBe(`/media/articles/a-cover/${started.uploadId}-960.webp`);
    const drawn = await Promise.all(
      (await uploads.keys('public', stem)).map(async (key) => [
        key.slice(stem.length),
        await sizeOf(await uploads.read('public', key)),
      ]),
    );
    expect(Object.fromEntries(drawn)).toEqual({
      '-480.avif': { width: 480, height: 360, format: 'heif' },
      '-480.webp': { width: 480, height: 360, format: 'webp' },
      '-960.avif': { width: 960, height: 720, format: 'heif' },
      '-960.webp': { width: 960, height: 720, format: 'webp' },
      '-og.jpg': { width: 1200, height: 630, format: 'jpeg' },
    });
    const response = await fetch(stack.siteUrl + article.imageUrl);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('is turned upright, loses its metadata, and is never enlarged', async () => {
    const itemId = await uploads.draft('products', 'p-cover');
    const file = await picture(300, 200)
      .withExif({ IFD0: { Artist: 'Somebody', Copyright: 'Whose house this is' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(file.includes('Whose house')).toBe(true);
    const row = await uploads.send({
      kind: 'product-cover',
      itemId,
      file: Buffer.concat([file, Buffer.from('PK\x05\x06 and something behind it')]),
      fileName: 'IMG_1.JPG',
      contentType: 'image/jpeg',
    });
    const product = await uploads.item<Product>('products', itemId);
    expect(product.imageUrl).toBe(`/media/products/p-cover/${row.id}-960.webp`);
    const drawn = await uploads.read('public', `products/p-cover/${row.id}-960.webp`);
    expect(await sizeOf(drawn)).toEqual({ width: 200, height: 300, format: 'webp' });
    expect((await sharp(drawn).metadata()).exif).toBeUndefined();
    expect(drawn.includes('something behind it')).toBe(false);
    expect(await uploads.keys('public', `products/p-cover/${row.id}`)).toHaveLength(4);
  });

  it.each(['jpeg', 'webp', 'avif', 'gif', 'tiff'] as const)(
    'may be %s',
    { tags: 'long' },
    async (format) => {
      const itemId = await uploads.draft('products', `p-${format}`);
      const file = await picture(60, 40).toFormat(format).toBuffer();
      const row = await uploads.send({
        kind: 'product-cover',
        itemId,
        file,
        fileName: `cover.${format}`,
        contentType: `image/${format}`,
      });
      expect(row).toMatchObject({ state: 'accepted' });
    },
  );

  it(
    'with transparency and sixteen bits per colour becomes artwork, square for podcast clients',
    { tags: 'long' },
    async () => {
      const itemId = await uploads.draft('podcasts', 'e-art');
      const file = await picture(700, 500).ensureAlpha(0.5).toColourspace('rgb16').png().toBuffer();
      const row = await uploads.send({ kind: 'podcast-artwork', itemId, file });
      const episode = await uploads.item<Episode>('podcasts', itemId);
      const stem = `podcasts/e-art/${row.id}`;
      expect(episode.artworkUrl).toBe(`/media/${stem}-960.webp`);
      expect(episode.feedArtworkUrl).toBe(`/media/${stem}-1400.jpg`);
      const square = await uploads.read('public', `${stem}-1400.jpg`);
      expect(await sizeOf(square)).toEqual({ width: 1400, height: 1400, format: 'jpeg' });
      expect((await sharp(square).metadata()).channels).toBe(3);
      const webp = await sharp(await uploads.read('public', `${stem}-960.webp`)).metadata();
      expect([webp.width, webp.hasAlpha]).toEqual([700, true]);
    },
  );
});
