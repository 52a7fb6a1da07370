import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Article } from '#functions/domain/articles/article.ts';
import { listAuditMonth } from '#functions/domain/audit/audit-repository.ts';
import type { Product } from '#functions/domain/products/product.ts';
import { getEntitlement } from '#functions/domain/entitlements/entitlement-repository.ts';
import { articlePageContract } from '#shared/contracts/article-page.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { downloadsContract } from '#shared/contracts/downloads.ts';
import { fileDownloadsContract } from '#shared/contracts/file-downloads.ts';
import { articleFilesContract, productFilesContract } from '#shared/contracts/item-files.ts';
import { ordersContract } from '#shared/contracts/orders.ts';
import { pagesContract } from '#shared/contracts/pages.ts';
import { productPageContract } from '#shared/contracts/product-page.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { buyArticle, paidArticle } from '../../support/buy-article.ts';
import { failureOf } from '../../support/failure-of.ts';
import { samplePdf } from '../../support/sample-articles.ts';
import { mp3File, pdfFile } from '../../support/sample-files.ts';
import { startProductCheckout } from '../../support/sample-products.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { createUploads, type Uploads } from '../../support/upload-file.ts';

const inShop = { category: 'E-books', shortDescription: 'A', longDescription: 'B' };
const day = 24 * 3600 * 1000;

let stack: TestStack;
let uploads: Uploads;
beforeAll(async () => {
  stack = await startTestStack();
  uploads = await createUploads(stack);
});
afterAll(() => stack.stop());

const { readFiles, publishEdition } = productFilesContract;
const admin = () => uploads.uploader;
const sha256 = (file: Buffer) => createHash('sha256').update(file).digest('hex');

const publish = (id: string, number: number) =>
  stack.api(articleFilesContract.publishEdition, { id, number, changes: 'Much' }, uploads.uploader);

async function bytesOf(response: Promise<Response>): Promise<Buffer> {
  const { headers } = await response;
  const file = await fetch(headers.get('location')!);
  return Buffer.from(await file.arrayBuffer());
}

describe('a product that somebody has bought', () => {
  const itemId = 'p-editions';
  let first: Buffer;
  let second: Buffer;
  let buyer: Session;
  let sessionId: string;

  const tokenOf = async () => {
    const request = { resourceId: itemId, resourceType: 'product' as const, sessionId };
    return (await stack.api(downloadsContract.token, request, buyer)).token;
  };

  beforeAll(async () => {
    [first, second] = [await pdfFile(2), await pdfFile(3)];
    await uploads.draft('products', itemId, inShop);
    await uploads.send({ kind: 'product-file', itemId, file: first });
    buyer = await stack.register();
    sessionId = await startProductCheckout(stack, buyer, itemId);
    await stack.stripe.pay(sessionId);
    await stack.stripe.idle();
    await uploads.send({ kind: 'product-file', itemId, file: second, fileName: 'guide 2.pdf' });
  });

  it('has a draft with another file, which nobody but administrators sees', async () => {
    const { files, draft, editions, isOwned } = await stack.api(readFiles, { id: itemId }, admin());
    expect([files[0]!.name, draft, editions.length, isOwned]).toEqual([
      'guide 2.pdf',
      { number: 2 },
      1,
      true,
    ]);
    const page = await stack.api(productPageContract.getPage, { id: itemId }, buyer);
    expect(page.editions.map(({ number }) => number)).toEqual([1]);
    expect(page.file!.pages).toBe(2);
    const asked = { id: itemId, file: files[0]!.id, token: await tokenOf() };
    const refused = await failureOf(stack.api(fileDownloadsContract.productFile, asked));
    expect(refused.code).toBe('not_found');
    const main = bytesOf(
      stack.send(downloadsContract.product, { id: itemId, token: await tokenOf() }),
    );
    expect((await main).equals(first)).toBe(true);
  });

  it('is published once, however often that is requested, with a note on what changed', async () => {
    const wanted = { id: itemId, number: 2, changes: 'Two pages more.' };
    await Promise.all(Array.from({ length: 10 }, () => stack.api(publishEdition, wanted, admin())));
    const other = { ...wanted, changes: 'Another text' };
    expect((await failureOf(stack.api(publishEdition, other, admin()))).code).toBe('conflict');
    const { draft } = await stack.api(readFiles, { id: itemId }, admin());
    expect(draft).toBeUndefined();
    const events = await listAuditMonth(new Date().toISOString().slice(0, 7), 100);
    const published = events.filter(({ action }) => action === 'product.publish_edition');
    expect(published.map(({ details }) => details)).toEqual([
      { edition: '2', changes: 'Two pages more.' },
    ]);
  });

  it('has another edition with another file, and keeps the first', async () => {
    const { editions } = await stack.api(productPageContract.getPage, { id: itemId }, buyer);
    expect(editions).toMatchObject([
      {
        number: 2,
        changes: 'Two pages more.',
        files: [{ name: 'guide 2.pdf', pages: 3, sha256: sha256(second) }],
      },
      { number: 1, files: [{ name: 'guide.pdf', pages: 2, sha256: sha256(first) }] },
    ]);
    expect(JSON.stringify(editions)).not.toContain('products/');
  });

  it('tells guests what its files are, but not their SHA-256', async () => {
    const { editions } = await stack.api(productPageContract.getPage, { id: itemId });
    expect(editions.map(({ files }) => files[0]!.pages)).toEqual([3, 2]);
    expect(JSON.stringify(editions)).not.toContain('sha256');
  });

  it('is new in the purchases until its buyer has downloaded it', async () => {
    const editionIn = async () => (await stack.api(purchaseContract.list, {}, buyer))[0]!.edition;
    const token = await tokenOf();
    expect(await editionIn()).toMatchObject({ number: 2, isNew: true });
    const { editions } = await stack.api(productPageContract.getPage, { id: itemId });
    const file = editions[1]!.files[0]!.id;
    await stack.send(fileDownloadsContract.productFile, { id: itemId, file, token });
    expect(await editionIn()).toMatchObject({ isNew: true });
    await stack.send(downloadsContract.product, { id: itemId, token });
    expect(await editionIn()).toMatchObject({ isNew: false });
    const { orderId } = (await getEntitlement(buyer.id, `product#${itemId}`))!;
    const { events } = await stack.api(ordersContract.get, { id: orderId }, admin());
    const downloads = events.filter(({ what }) => what === 'downloaded');
    expect(downloads.at(-1)).toMatchObject({ count: 3, editions: [1, 2] });
  });

  it('has each file at its own URL, even after replaced files were cleaned up', async () => {
    await uploads.sweepAfter(2 * day);
    const token = await tokenOf();
    const { editions } = await stack.api(productPageContract.getPage, { id: itemId });
    const get = (file: string) =>
      bytesOf(stack.send(fileDownloadsContract.productFile, { id: itemId, file, token }));
    const [newest, oldest] = editions.map(({ files }) => files[0]!.id);
    expect((await get(newest!)).equals(second)).toBe(true);
    expect((await get(oldest!)).equals(first)).toBe(true);
    const head = { id: itemId, file: oldest!, token };
    const described = await stack.send(fileDownloadsContract.productFileHead, head);
    expect(Number(described.headers.get('content-length'))).toBe(first.length);
    const main = bytesOf(stack.send(downloadsContract.product, { id: itemId, token }));
    expect((await main).equals(second)).toBe(true);
  });

  it('gives no file of any edition to another member, to a guest, or after a refund', async () => {
    const { editions } = await stack.api(productPageContract.getPage, { id: itemId });
    const token = await tokenOf();
    const codesWith = (given?: string) =>
      Promise.all(
        editions.map(async ({ files }) => {
          const asked = { id: itemId, file: files[0]!.id, token: given };
          return (await failureOf(stack.api(fileDownloadsContract.productFile, asked))).code;
        }),
      );
    expect(await codesWith()).toEqual(['not_purchased', 'not_purchased']);
    const other = { id: paidArticle.id, file: editions[1]!.files[0]!.id, token };
    const crossed = await failureOf(stack.api(fileDownloadsContract.articleFile, other));
    expect(crossed.code).toBe('download_link_invalid');
    await stack.stripe.refund(sessionId);
    await stack.stripe.idle();
    expect(await codesWith(token)).toEqual(['not_purchased', 'not_purchased']);
  });
});

describe('an item that nobody has bought', () => {
  it('keeps its edition with another file, and the old file is deleted', async () => {
    const itemId = await uploads.draft('products', 'p-unsold', inShop);
    const old = await uploads.send({ kind: 'product-file', itemId, file: await pdfFile(2) });
    const file = mp3File(50);
    const row = await uploads.send({
      kind: 'product-file',
      itemId,
      file,
      fileName: 'talk.mp3',
      contentType: 'audio/mpeg',
    });
    const { editions } = await stack.api(productPageContract.getPage, { id: itemId });
    expect(editions).toMatchObject([{ number: 1, files: [{ id: row.id, name: 'talk.mp3' }] }]);
    expect(editions[0]!.files[0]!.durationSeconds).toBeCloseTo(50, 0);
    expect((await uploads.item<Product>('products', itemId)).edition!.number).toBe(1);
    await uploads.sweepAfter(2 * day);
    const left = await uploads.keys('private', `products/${itemId}/`);
    expect(left).toEqual([`products/${itemId}/${row.id}.mp3`]);
    expect(left.join()).not.toContain(old.id);
  });

  it('has another edition if everybody may have read it, because it is free', async () => {
    const itemId = await uploads.draft('articles', 'a-free', { ...inShop, priceMinor: 0 });
    const first = await pdfFile(1);
    await uploads.send({ kind: 'article-pdf', itemId, file: first });
    await uploads.send({ kind: 'article-pdf', itemId, file: await pdfFile(2) });
    await publish(itemId, 2);
    const { editions } = await stack.api(articlePageContract.getPage, { id: itemId });
    expect(editions.map(({ number, files }) => [number, files[0]!.pages])).toEqual([
      [2, 2],
      [1, 1],
    ]);
    const [file] = editions[1]!.files;
    expect(file!.sha256).toBe(sha256(first));
    const asked = { id: itemId, file: file!.id };
    const { articleFile } = fileDownloadsContract;
    expect((await bytesOf(stack.send(articleFile, asked))).equals(first)).toBe(true);
    const page = await (await stack.send(pagesContract.article, { id: itemId })).text();
    expect(page).toContain('<meta name="citation_edition" content="2" />');
    expect(page).toContain(`content="${stack.siteUrl}/api/articles/${itemId}/download" />`);
    const unknown = await failureOf(stack.api(articleFile, { id: itemId, file: 'no-such-file' }));
    expect(unknown.code).toBe('not_found');
  });
});

describe('an article of an earlier version', () => {
  it('has one edition without a SHA-256, which stays when the second one comes', async () => {
    await stack.seedArticles();
    const { id } = paidArticle;
    const { buyer, sessionId } = await buyArticle(stack);
    const page = await stack.api(articlePageContract.getPage, { id }, buyer);
    expect(page.editions).toEqual([
      {
        number: 1,
        publishedAt: paidArticle.publishedAt,
        files: [
          {
            id: 'porosity',
            name: 'porosity.pdf',
            contentType: 'application/pdf',
            sizeBytes: paidArticle.file!.sizeBytes,
            pages: 3,
          },
        ],
      },
    ]);
    await uploads.send({ kind: 'article-pdf', itemId: id, file: await pdfFile(4) });
    await publish(id, 2);
    await uploads.sweepAfter(2 * day);
    const after = await stack.api(articlePageContract.getPage, { id }, buyer);
    expect(after.editions.map(({ number }) => number)).toEqual([2, 1]);
    expect(after.editions[1]).toEqual(page.editions[0]);
    expect((await uploads.item<Article>('articles', id)).edition!.number).toBe(2);
    const { token } = await stack.api(downloadsContract.articleToken, { id, sessionId }, buyer);
    const old = { id, file: 'porosity', token };
    const bytes = await bytesOf(stack.send(fileDownloadsContract.articleFile, old));
    expect(bytes.equals(samplePdf({ id }))).toBe(true);
  });
});
