import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articlePageContract } from '#shared/contracts/article-page.ts';
import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import type { Session } from '#shared/contracts/auth.ts';
import type { FileListChoice } from '#shared/contracts/file-list.ts';
import { productFilesContract } from '#shared/contracts/item-files.ts';
import { pagesContract } from '#shared/contracts/pages.ts';
import { productPageContract } from '#shared/contracts/product-page.ts';
import { productsContract } from '#shared/contracts/products.ts';
import { failureOf } from '../../support/failure-of.ts';
import { createPreviews, type Previews } from '../../support/preview-stack.ts';
import { articleFields, registerAdmin } from '../../support/sample-admin.ts';
import { pdfFile } from '../../support/sample-files.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { createUploads, type Uploads } from '../../support/upload-file.ts';
import { zipOf } from '../../support/zip-files.ts';

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

// Free and published is as good as bought: a further file makes a draft of the next edition.
const fields = { title: 'Wells of the basin', price: 0, category: 'Data' };
const zip = (...names: string[]) => zipOf(names.map((name) => ({ name })));
const tarOf = async () =>
  Buffer.from(
    await packTar([
      { header: { name: 'logs/井戸 <b>.las', size: 3000 }, body: Buffer.alloc(3000) },
      { header: { name: 'a.txt', size: 5 }, body: 'hello' },
    ]),
  );
const send = (itemId: string, file: Buffer, kind: 'file' | 'extra' = 'file') =>
  uploads.send({
    kind: `product-${kind}`,
    itemId,
    file,
    fileName: 'wells.zip',
    contentType: 'application/zip',
  });
const pageOf = (id: string, as?: Session) => stack.api(productPageContract.getPage, { id }, as);
const htmlOf = async (id: string) => (await stack.send(pagesContract.product, { id })).text();
const managed = async (id: string) =>
  (await stack.api(productsContract.getManaged, { id }, admin)).preview.fileList;
const choose = async (id: string, fileList: FileListChoice) => {
  await stack.api(productsContract.update, { ...fields, id, fileList }, admin);
  await previews.settled(id, 'products');
};
const namesOf = async (id: string, as?: Session) =>
  (await pageOf(id, as)).fileLists?.flatMap(({ entries }) => entries.map(({ name }) => name));

async function sell(id: string, fileList: FileListChoice | undefined, file: Buffer): Promise<void> {
  await stack.api(productsContract.create, { ...fields, id, ...(fileList && { fileList }) }, admin);
  expect(await send(id, file)).toMatchObject({ state: 'accepted' });
  await previews.settled(id, 'products');
}

describe('the list of what is in a product', () => {
  it('is on its page for everybody once it is switched on, and nowhere before', async () => {
    const file = zipOf([
      { name: 'logs/井戸 <b>.las', body: Buffer.alloc(3000) },
      { name: 'logs/readme\u202Etxt', body: Buffer.alloc(20) },
    ]);
    await sell('chosen', undefined, file);
    expect((await pageOf('chosen')).fileLists).toBeUndefined();
    expect(await htmlOf('chosen')).not.toContain('井戸');
    expect(JSON.stringify(await previews.rowOf('chosen', 'products'))).not.toContain('lists');
    expect(await managed('chosen')).toEqual({ choice: 'hidden', state: 'none' });

    await choose('chosen', 'shown');
    const { fileLists, editions } = await pageOf('chosen');
    expect(fileLists).toEqual([
      {
        file: editions[0]!.files[0]!.id,
        name: 'wells.zip',
        files: 2,
        sizeBytes: 3020,
        entries: [
          { depth: 0, name: 'logs', sizeBytes: 3020, files: 2 },
          { depth: 1, name: 'readme\uFFFDtxt', sizeBytes: 20 },
          { depth: 1, name: '井戸 <b>.las', sizeBytes: 3000 },
        ],
      },
    ]);
    expect(await htmlOf('chosen')).toContain('井戸');
    expect(await htmlOf('chosen')).not.toContain('\u202E');
    expect(await managed('chosen')).toEqual({ choice: 'shown', state: 'made' });

    await choose('chosen', 'hidden');
    expect((await pageOf('chosen')).fileLists).toBeUndefined();
    expect(await htmlOf('chosen')).not.toContain('井戸');
    expect((await previews.rowOf('chosen', 'products'))!.lists).toBeUndefined();
    expect(await uploads.keys('public', 'previews/products/chosen/')).toEqual([]);
  });

  it('stays as chosen if a form omits it', async () => {
    await sell('unnamed', 'shown', zip('a.txt'));
    await stack.api(productsContract.update, { ...fields, id: 'unnamed', title: 'New' }, admin);
    expect(await namesOf('unnamed')).toEqual(['a.txt']);
  });

  it('is that of the last published edition', async () => {
    await sell('edited', 'shown', zip('first.txt'));
    await send('edited', zip('second.txt'));
    await send('edited', zip('third.txt'), 'extra');
    await previews.settled('edited', 'products');
    expect(await namesOf('edited')).toEqual(['first.txt']);
    expect(await htmlOf('edited')).not.toMatch(/second\.txt|third\.txt/);
    const wanted = { id: 'edited', number: 2, changes: 'Better wells' };
    await stack.api(productFilesContract.publishEdition, wanted, admin);
    await previews.settled('edited', 'products');
    expect(await namesOf('edited')).toEqual(['second.txt', 'third.txt']);
    expect(await htmlOf('edited')).not.toContain('first.txt');
  });

  it('is shown only to administrators while the product is a draft', async () => {
    const create = { ...fields, id: 'draft', fileList: 'shown', state: 'draft' } as const;
    await stack.api(productsContract.create, create, admin);
    await send('draft', zip('a.txt'));
    await previews.settled('draft', 'products');
    expect(await namesOf('draft', admin)).toEqual(['a.txt']);
    expect((await failureOf(pageOf('draft'))).code).toBe('not_found');
    const member = await stack.register().then(({ email }) => stack.login(email));
    expect((await failureOf(pageOf('draft', member))).code).toBe('not_found');
  });

  it('says on the admin page why it could not be made, and that there is nothing to list', async () => {
    await sell('broken', 'shown', zip('a.txt'));
    const { file } = (await uploads.item('products', 'broken')) as unknown as {
      file: { key: string };
    };
    // A file that came before archives were checked.
    await uploads.put('private', file.key, 'x'.repeat(500));
    await choose('broken', 'hidden');
    await choose('broken', 'shown');
    expect((await pageOf('broken')).fileLists).toBeUndefined();
    expect(await managed('broken')).toMatchObject({
      state: 'failed',
      problem: expect.stringMatching(/^wells\.zip: .*damaged/),
    });
    await stack.api(productsContract.create, { ...fields, id: 'plain', fileList: 'shown' }, admin);
    expect(await managed('plain')).toEqual({ choice: 'shown', state: 'none' });
  });

  it(
    'lists only a limited number of thousands of files',
    { tags: 'long', timeout: 60_000 },
    async () => {
      const many = Array.from({ length: 5000 }, (_, at) => `wells/${at}/log.las`);
      await sell('many', 'shown', zip(...many));
      const [list] = (await pageOf('many')).fileLists!;
      expect(list!.files).toBe(5000);
      expect(list!.entries).toHaveLength(2000);
    },
  );
});

it.each([
  ['wells.tar', tarOf, 'application/x-tar'],
  ['wells.tar.gz', async () => gzipSync(await tarOf()), 'application/gzip'],
])('lists %s as it lists a ZIP', async (fileName, make, contentType) => {
  const id = fileName.replaceAll('.', '-');
  await stack.api(productsContract.create, { ...fields, id, fileList: 'shown' }, admin);
  const file = await make();
  const body = { kind: 'product-file', itemId: id, file, fileName, contentType } as const;
  expect(await uploads.send(body)).toMatchObject({ state: 'accepted' });
  await previews.settled(id, 'products');
  const { fileLists } = await pageOf(id);
  expect(fileLists).toMatchObject([
    {
      ...{ name: fileName, files: 2, sizeBytes: 3005 },
      entries: [
        { depth: 0, name: 'logs', files: 1 },
        { depth: 1, name: '井戸 <b>.las', sizeBytes: 3000 },
        { depth: 0, name: 'a.txt', sizeBytes: 5 },
      ],
    },
  ]);
});

it('says on the admin page why a tar archive is not listed', async () => {
  const climbing = await packTar([{ header: { name: '../a.txt', size: 1 }, body: 'a' }]);
  const create = { ...fields, id: 'climbing', fileList: 'shown' } as const;
  await stack.api(productsContract.create, create, admin);
  const file = { file: Buffer.from(climbing), fileName: 'a.tar', contentType: 'application/x-tar' };
  await uploads.send({ kind: 'product-file', itemId: 'climbing', ...file });
  await previews.settled('climbing', 'products');
  expect((await pageOf('climbing')).fileLists).toBeUndefined();
  expect(await managed('climbing')).toMatchObject({
    state: 'failed',
    problem: expect.stringMatching(/^a\.tar: .*outside its folder/),
  });
});

it('shows the contents of an archive that accompanies a paper, next to its first pages', async () => {
  const id = 'paper';
  const { create, getManaged } = articlesAdminContract;
  const form = { ...articleFields, id, previewPages: 1, fileList: 'shown' } as const;
  await stack.api(create, form, admin);
  await uploads.send({ kind: 'article-pdf', itemId: id, file: await pdfFile(3) });
  const extra = { fileName: 'data.zip', contentType: 'application/zip' };
  await uploads.send({ kind: 'article-extra', itemId: id, file: zip('data.csv'), ...extra });
  await previews.settled(id);
  const page = await stack.api(articlePageContract.getPage, { id });
  expect(page.preview).toMatchObject({ pages: [{ text: 'Page 1' }] });
  expect(page.fileLists).toMatchObject([{ name: 'data.zip', entries: [{ name: 'data.csv' }] }]);
  expect((await stack.api(getManaged, { id }, admin)).preview).toMatchObject({
    state: 'made',
    fileList: { state: 'made' },
  });
});
