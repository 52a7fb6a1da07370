import { expect } from 'vitest';
import { authorsContract } from '#shared/contracts/authors.ts';
import { pagesContract } from '#shared/contracts/pages.ts';
import { uploadsContract } from '#shared/contracts/uploads.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { registerAdmin } from '../sample-admin.ts';
import { mp3File, pdfFile, pngFile } from '../sample-files.ts';
import type { TestStack } from '../start-test-stack.ts';
import { partOf, putPart } from '../upload-parts.ts';
import { createUploads, type Sent, type Uploads } from '../upload-file.ts';
import { zipOf } from '../zip-files.ts';
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
    { kind: 'author-picture', itemId: await addAuthor(stack), file: png },
    { kind: 'product-extra', itemId: product, file: zipOf([{ name: 'a.csv' }]), ...zipped },
  ];
  for (const file of [...files, ...files]) {
    expect(await uploads.send(file)).toMatchObject({ state: 'accepted' });
  }
  const bad = await uploads.send({ kind: 'article-pdf', itemId: article, file: png });
  const admin = await registerAdmin(stack);
  await stack.api(uploadsContract.list, {}, admin);
  await stack.api(uploadsContract.get, { id: bad.id }, admin);
  await stack.api(uploadsContract.cancel, { id: bad.id }, admin);
  await useParts(stack, admin, product);
  await uploads.sweepAfter(25 * 3600_000);
  await usePreviews(stack, uploads);
}

/** An author whose picture is uploaded, also in parts. */
async function addAuthor(stack: TestStack): Promise<string> {
  const admin = await registerAdmin(stack);
  const author = { name: 'Ada of the uploads', line: 'She sits still.' };
  const { id } = await stack.api(authorsContract.createAuthor, author, admin);
  const file = { fileName: 'a.png', contentType: 'image/png', size: 2000, modifiedAt: 1 };
  await stack.api(uploadsContract.start, { id, kind: 'author-picture', ...file }, admin);
  return id;
}

/** A file that is sent in parts, and one that the sweep gives up. */
async function useParts(stack: TestStack, admin: Session, product: string): Promise<void> {
  const { start, parts, signParts, complete } = uploadsContract;
  const request = {
    id: product,
    kind: 'product-file' as const,
    fileName: 'in-parts.pdf',
    contentType: 'application/pdf',
  };
  const file = await pdfFile(2);
  const sent = { ...request, size: file.length, modifiedAt: 1 };
  const plan = await stack.api(start, sent, admin);
  const id = plan.uploadId;
  await stack.api(parts, { id }, admin);
  const signed = await stack.api(signParts, { id, numbers: [1] }, admin);
  await putPart(signed.parts[0]!.url, partOf(file, plan, 1));
  await stack.api(complete, { id }, admin);
  for (const modifiedAt of [2, 3]) {
    const { uploadId } = await stack.api(start, { ...sent, modifiedAt }, admin);
    if (modifiedAt === 2) await stack.api(uploadsContract.cancel, { id: uploadId }, admin);
  }
  for (const [kind, itemId] of [
    ['article-pdf', 'used-article'],
    ['podcast-audio', 'used-podcast'],
  ] as const) {
    const of = { ...sent, kind, id: itemId, ...(kind === 'podcast-audio' && audio) };
    await stack.api(start, of, admin);
  }
}

const zipped = { fileName: 'data.zip', contentType: 'application/zip' };
const audio = { fileName: 'a.mp3', contentType: 'audio/mpeg' };

/** Public pages of an article and of a product that become fewer, so that the sweep has old ones deleted; an archive. */
async function usePreviews(stack: TestStack, uploads: Uploads): Promise<void> {
  const { changeItem } = await import('#functions/domain/catalogue/catalogue-repository.ts');
  const previews = await createPreviews(stack, uploads);
  for (const previewPages of [1, 0]) {
    await changeItem('articles', 'used-article', { previewPages });
    const fileList = previewPages ? 'shown' : undefined;
    await changeItem('products', 'used-product', { previewPages, fileList });
    await previews.settled('used-article');
    await previews.settled('used-product', 'products');
    await stack.send(pagesContract.article, { id: 'used-article' });
  }
  await previews.sweepAfter(11 * 60_000);
}
