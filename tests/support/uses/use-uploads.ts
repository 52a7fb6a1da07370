import { expect } from 'vitest';
import { pagesContract } from '#shared/contracts/pages.ts';
import { uploadsContract } from '#shared/contracts/uploads.ts';
import { registerAdmin } from '../sample-admin.ts';
import { mp3File, pdfFile, pngFile } from '../sample-files.ts';
import type { TestStack } from '../start-test-stack.ts';
import { createUploads, type Sent, type Uploads } from '../upload-file.ts';
import { createPreviews } from '../preview-stack.ts';

/**
 * Every kind of file twice, so that the sweep has an old one to remove; a rejected upload and a cancelled
 * one.
 */
export async function useUploads(stack: TestStack): Promise<void> {
  const uploads = await createUploads(stack);
  const [article, podcast, product] = [
    await uploads.draft('articles', 'used-article'),
    await uploads.draft('podcasts', 'used-podcast'),
    await uploads.draft('products', 'used-product'),
  ];
  const [pdf, png, mp3] = [await pdfFile(1), await pngFile(60, 40), mp3File(2)];
  const files: Sent[] = [
    { kind: 'article-pdf', itemId: article, file: pdf },
    { kind: 'article-cover', itemId: article, file: png },
    { kind: 'podcast-audio', itemId: podcast, file: mp3 },
    { kind: 'podcast-artwork', itemId: podcast, file: png },
    { kind: 'product-file', itemId: product, file: pdf },
    { kind: 'product-cover', itemId: product, file: png },
  ];
  for (const file of [...files, ...files]) {
    expect(await uploads.send(file)).toMatchObject({ state: 'accepted' });
  }
  const bad = await uploads.send({ kind: 'article-pdf', itemId: article, file: png });
  const admin = await registerAdmin(stack);
  await stack.api(uploadsContract.list, {}, admin);
  await stack.api(uploadsContract.get, { id: bad.id }, admin);
  await stack.api(uploadsContract.cancel, { id: bad.id }, admin);
  await uploads.sweepAfter(25 * 3600_000);
  await usePreviews(stack, uploads);
}

/** Public pages of an article and of a product that become fewer, so that the sweep has old ones deleted. */
async function usePreviews(stack: TestStack, uploads: Uploads): Promise<void> {
  const { changeItem } = await import('#functions/domain/catalogue/catalogue-repository.ts');
  const previews = await createPreviews(stack, uploads);
  for (const previewPages of [1, 0]) {
    await changeItem('articles', 'used-article', { previewPages });
    await changeItem('products', 'used-product', { previewPages });
    await previews.settled('used-article');
    await previews.settled('used-product', 'products');
    await stack.send(pagesContract.article, { id: 'used-article' });
  }
  await previews.sweepAfter(11 * 60_000);
}
