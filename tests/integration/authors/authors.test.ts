import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuthor as addNow } from '#functions/bundles/authors/create-author.ts';
import { articlePageContract } from '#shared/contracts/article-page.ts';
import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { authorsContract, maxAuthors } from '#shared/contracts/authors.ts';
import { episodePageContract } from '#shared/contracts/episode-page.ts';
import { feedsContract } from '#shared/contracts/feeds.ts';
import { pagesContract } from '#shared/contracts/pages.ts';
import { podcastsAdminContract } from '#shared/contracts/podcasts-admin.ts';
import { productPageContract } from '#shared/contracts/product-page.ts';
import { productsContract } from '#shared/contracts/products.ts';
import { reportsContract } from '#shared/contracts/reports.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { failureOf } from '../../support/failure-of.ts';
import { readHead } from '../../support/read-head.ts';
import { articleFields, registerAdmin } from '../../support/sample-admin.ts';
import { sampleArticles } from '../../support/sample-articles.ts';
import { picture, zipFile } from '../../support/sample-files.ts';
import { samplePodcasts } from '../../support/sample-podcasts.ts';
import { sampleProduct, seedProduct } from '../../support/sample-products.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { createUploads, type Uploads } from '../../support/upload-file.ts';

const { listAuthors, getAuthor, createAuthor, updateAuthor, removeAuthor } = authorsContract;
const { paid } = sampleArticles;

let stack: TestStack;
let uploads: Uploads;
let admin: Session;

beforeAll(async () => {
  stack = await startTestStack();
  uploads = await createUploads(stack);
  admin = await registerAdmin(stack);
}, 60_000);
afterAll(() => stack.stop());

const line = 'She counts the layers.';
const add = async (name: string) => (await stack.api(createAuthor, { name, line }, admin)).id;
const namesNow = async () =>
  (await stack.api(listAuthors, { limit: maxAuthors }, admin)).rows.map(({ name }) => name);
const deedsOn = async (q: string) =>
  (await stack.api(reportsContract.audit, { q }, admin)).rows.map(({ action }) => action);

describe('an author', () => {
  it('is added, found, changed and removed, each with its row in the audit log', async () => {
    const id = await add('  Ada Lovelace ');
    await stack.api(updateAuthor, { id, name: 'Ada King Lovelace', line: 'She counts.' }, admin);
    await stack.api(updateAuthor, { id, name: 'Ada King Lovelace', line: 'She counts.' }, admin);
    const { rows, total } = await stack.api(listAuthors, { q: 'king COUNTS' }, admin);
    expect(rows).toMatchObject([{ id, name: 'Ada King Lovelace', line: 'She counts.' }]);
    expect(total).toBe(1);
    expect(await stack.api(getAuthor, { id }, admin)).toEqual(rows[0]);
    await stack.api(removeAuthor, { id }, admin);
    expect(await deedsOn('Ada')).toEqual(['author.delete', 'author.update', 'author.create']);
    const gone = [
      stack.api(getAuthor, { id }, admin),
      stack.api(updateAuthor, { id, name: 'Ada', line }, admin),
      stack.api(removeAuthor, { id }, admin),
    ];
    for (const call of gone) expect((await failureOf(call)).code).toBe('not_found');
  });

  it('has a unique name, regardless of case and Unicode form', async () => {
    await add('Zoë Straße');
    const other = await add('Mary Anning');
    const again = add('ZOE\u0308 STRASSE ');
    const rename = stack.api(updateAuthor, { id: other, name: 'zoë straße', line }, admin);
    for (const call of [again, rename]) {
      expect((await failureOf(call)).fields).toEqual({
        name: 'There is already an author with this name: Zoë Straße',
      });
    }
    await stack.api(updateAuthor, { id: other, name: 'MARY ANNING', line }, admin);
    expect(await namesNow()).toEqual(['MARY ANNING', 'Zoë Straße']);
  });

  it.each([
    [{ name: '  ', line }, 'name'],
    [{ name: 'x'.repeat(101), line }, 'name'],
    [{ name: 'Two\nlines', line }, 'name'],
    [{ name: 'No line', line: ' ' }, 'line'],
    [{ name: 'Two lines', line: 'One\ntwo' }, 'line'],
    [{ name: 'A long line', line: 'x'.repeat(401) }, 'line'],
  ])('is refused as %j', async (form, field) => {
    const { code, fields } = await failureOf(stack.api(createAuthor, form, admin));
    expect([code, Object.keys(fields ?? {})]).toEqual(['validation_failed', [field]]);
  });

  it('is added once if the response to the first call was lost', async () => {
    const form = { id: 'chosen-by-the-browser', name: 'Florence Bascom', line };
    const twice = [form, form].map((each) => stack.api(createAuthor, each, admin));
    expect(await Promise.all(twice)).toEqual([{ id: form.id }, { id: form.id }]);
    expect(await deedsOn('Florence')).toEqual(['author.create']);
    const other = stack.api(createAuthor, { ...form, line: 'Another line.' }, admin);
    expect((await failureOf(other)).code).toBe('conflict');
  });
});

it('administrators who save at once lose nothing, and only one of them gets a name', async () => {
  // Not by the API: the local gateway may run the calls one after the other.
  const { id, email } = uploads.uploader;
  const actor = { id, email, role: 'admin' as const };
  const request = { ip: '', headers: {}, rawBody: '', search: '' };
  const names = ['Inge', 'INGE', 'Marie', 'MARIE', 'Katia', 'KATIA'];
  const saved = await Promise.allSettled(
    names.map(async (name) => addNow({ name, line }, actor, request)),
  );
  const made = names.filter((_, at) => saved[at]!.status === 'fulfilled');
  expect(new Set(made.map((name) => name.toLowerCase())).size).toBe(3);
  expect(made).toHaveLength(3);
  expect(await namesNow()).toEqual(expect.arrayContaining(made));
});

describe('the items of an author', () => {
  const name = 'Nicolas Steno';
  const pages = {
    article: () => stack.api(articlePageContract.getPage, { id: paid.id }),
    episode: () => stack.api(episodePageContract.getPage, { id: samplePodcasts.free.id }),
    product: () => stack.api(productPageContract.getPage, { id: sampleProduct.id }),
  };
  const notes = () =>
    Promise.all(Object.values(pages).map(async (read) => (await read()).authorNote));

  beforeAll(async () => {
    await stack.seedArticles([{ ...paid, author: 'NICOLAS STENO' }]);
    await stack.seedPodcasts([{ ...samplePodcasts.free, author: name }]);
    await seedProduct(stack, { ...sampleProduct, author: name });
  });

  it('show the note about the author until the author is removed; the name stays', async () => {
    expect(await notes()).toEqual([undefined, undefined, undefined]);
    const id = await add(name);
    expect(await notes()).toEqual([{ line }, { line }, { line }]);
    await stack.api(updateAuthor, { id, name, line: 'He found the order.' }, admin);
    expect(await notes()).toEqual(
      Array.from({ length: 3 }, () => ({ line: 'He found the order.' })),
    );
    const served = await Promise.all([
      stack.send(pagesContract.article, { id: paid.id }),
      stack.send(pagesContract.episode, { id: samplePodcasts.free.id }),
      stack.send(pagesContract.product, { id: sampleProduct.id }),
    ]);
    for (const page of served)
      expect(await page.text()).toContain('"authorNote":{"line":"He found the order."');
    await stack.api(removeAuthor, { id }, admin);
    expect(await notes()).toEqual([undefined, undefined, undefined]);
    for (const read of Object.values(pages)) {
      expect((await read()).author?.toLowerCase()).toBe(name.toLowerCase());
    }
  });

  it('name them in structured data and in the feed', async () => {
    const author = [{ '@type': 'Person', name }];
    const episode = await stack.send(pagesContract.episode, { id: samplePodcasts.free.id });
    expect(readHead(await episode.text()).things).toContainEqual(
      expect.objectContaining({ '@type': 'PodcastEpisode', author }),
    );
    const product = await stack.send(pagesContract.product, { id: sampleProduct.id });
    expect(readHead(await product.text()).things).toContainEqual(
      expect.objectContaining({ '@type': ['Product', 'CreativeWork'], author }),
    );
    const feed = await stack.send(feedsContract.public, {});
    expect(await feed.text()).toContain(`<itunes:author>${name}</itunes:author>`);
  });
});

describe('the form of an item', () => {
  const text = { shortDescription: 'A short text.', longDescription: 'A longer text.' };
  const forms = {
    article: [articlesAdminContract, articleFields],
    episode: [podcastsAdminContract, { title: 'Heard', price: 1, ...text }],
    product: [productsContract, { title: 'Used', price: 1, category: 'Files' }],
  } as const;

  it.each(['article', 'episode', 'product'] as const)(
    'sets, keeps, changes and removes the author: %s',
    async (kind) => {
      const [contract, fields] = forms[kind];
      const id = `written-${kind}`;
      // The contracts differ in parts that this test does not use.
      const { create, update, getManaged } = contract as typeof articlesAdminContract;
      const form = fields as typeof articleFields;
      const read = async () => (await stack.api(getManaged, { id }, admin)).author;
      await stack.api(create, { ...form, id, author: ' James Hutton ' }, admin);
      expect(await read()).toBe('James Hutton');
      await stack.api(update, { ...form, id, price: 2 }, admin);
      expect(await read()).toBe('James Hutton');
      await stack.api(update, { ...form, id, author: 'Charles Lyell' }, admin);
      expect(await read()).toBe('Charles Lyell');
      await stack.api(update, { ...form, id, author: '' }, admin);
      expect(await read()).toBe(kind === 'article' ? siteConfig.brand.company : undefined);
      const { rows } = await stack.api(reportsContract.audit, { q: form.title }, admin);
      expect(rows.map(({ details }) => details?.['author'])).toContain(
        'James Hutton → Charles Lyell',
      );
    },
  );
});

describe('the picture of an author', () => {
  const day = 24 * 3600_000;
  const kind = 'author-picture' as const;
  const keys = (id: string) => uploads.keys('public', `authors/${id}/`);
  const file = () => picture(300, 200).png().toBuffer();

  it('is a small square that can be replaced and removed, and is deleted with its author', async () => {
    const itemId = await add('Pictured');
    const first = await uploads.send({ kind, itemId, file: await file() });
    expect(first).toMatchObject({ state: 'accepted' });
    const key = `authors/${itemId}/${first.id}-256.webp`;
    const { pictureUrl } = await stack.api(getAuthor, { id: itemId }, admin);
    expect(pictureUrl).toBe(`/media/${key}`);
    const { width, height, format } = await sharp(await uploads.read('public', key)).metadata();
    expect({ width, height, format }).toEqual({ width: 256, height: 256, format: 'webp' });
    const response = await fetch(stack.siteUrl + pictureUrl);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);

    const second = await uploads.send({ kind, itemId, file: await file() });
    await uploads.sweepAfter(day + 1000);
    expect(await keys(itemId)).toEqual([`authors/${itemId}/${second.id}-256.webp`]);
    await stack.api(updateAuthor, { id: itemId, name: 'Pictured', line, picture: 'remove' }, admin);
    expect(await stack.api(getAuthor, { id: itemId }, admin)).not.toHaveProperty('pictureUrl');
    await uploads.sweepAfter(day + 1000);
    expect(await keys(itemId)).toEqual([]);

    await uploads.send({ kind, itemId, file: await file() });
    expect(await keys(itemId)).toHaveLength(1);
    await stack.api(removeAuthor, { id: itemId }, admin);
    await uploads.sweepAfter(day + 1000);
    expect(await keys(itemId)).toEqual([]);
  });

  it(
    'is refused if it is not a picture, is outdated, or belongs to a removed author',
    { tags: 'long' },
    async () => {
      const itemId = await add('Unpictured');
      const zip = await uploads.send({ kind, itemId, file: zipFile });
      expect(zip).toMatchObject({ state: 'rejected', reason: expect.stringContaining('ZIP') });
      const bytes = await file();
      const late = await uploads.open({ kind, itemId, file: bytes });
      const newer = await uploads.send({ kind, itemId, file: bytes });
      await uploads.post(late, bytes);
      expect(await uploads.decided(late.uploadId)).toMatchObject({ state: 'canceled' });
      expect(await keys(itemId)).toEqual([`authors/${itemId}/${newer.id}-256.webp`]);
      const orphan = await uploads.open({ kind, itemId, file: bytes });
      await stack.api(removeAuthor, { id: itemId }, admin);
      await uploads.post(orphan, bytes);
      expect(await uploads.decided(orphan.uploadId)).toMatchObject({
        state: 'rejected',
        reason: 'The author whom this picture shows has been removed.',
      });
    },
  );
});
