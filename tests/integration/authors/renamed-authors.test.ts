import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { articlePageContract } from '#shared/contracts/article-page.ts';
import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import { articlesContract } from '#shared/contracts/articles.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { authorsContract, maxFormerNames } from '#shared/contracts/authors.ts';
import { episodePageContract } from '#shared/contracts/episode-page.ts';
import { feedsContract } from '#shared/contracts/feeds.ts';
import { pagesContract } from '#shared/contracts/pages.ts';
import { podcastsAdminContract } from '#shared/contracts/podcasts-admin.ts';
import { podcastsContract } from '#shared/contracts/podcasts.ts';
import { productPageContract } from '#shared/contracts/product-page.ts';
import { productsContract } from '#shared/contracts/products.ts';
import { reportsContract } from '#shared/contracts/reports.ts';
import { buyPodcast } from '../../support/buy-podcast.ts';
import { readHead } from '../../support/read-head.ts';
import { articleFields, registerAdmin } from '../../support/sample-admin.ts';
import { sampleArticles } from '../../support/sample-articles.ts';
import { samplePodcasts } from '../../support/sample-podcasts.ts';
import { sampleProduct, seedProduct } from '../../support/sample-products.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { whileTablesFail } from '../../support/while-tables-fail.ts';

const { listAuthors, getAuthor, createAuthor, updateAuthor, removeAuthor } = authorsContract;
const article = { id: sampleArticles.paid.id };
const episode = { id: samplePodcasts.free.id };
const product = { id: sampleProduct.id };
/** The contracts differ in parts that these tests do not use. */
const managed = [
  articlesAdminContract,
  podcastsAdminContract,
  productsContract,
] as (typeof articlesAdminContract)[];
const name = 'Nicolas Steno';
const line = 'He found the order.';

let stack: TestStack;
let admin: Session;
/** The author whom the items name. */
let id: string;

beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
  await stack.seedArticles([{ ...sampleArticles.paid, author: 'NICOLAS STENO' }]);
  await stack.seedPodcasts([{ ...samplePodcasts.free, author: name }]);
  await seedProduct(stack, { ...sampleProduct, author: name });
}, 60_000);
beforeEach(async () => {
  const { rows } = await stack.api(listAuthors, {}, admin);
  for (const author of rows) await stack.api(removeAuthor, { id: author.id }, admin);
  id = await add(name);
});
afterAll(() => stack.stop());

const add = async (of: string, about = line) =>
  (await stack.api(createAuthor, { name: of, line: about }, admin)).id;
const rename = (next: string, of = id) =>
  stack.api(updateAuthor, { id: of, name: next, line }, admin);

const pages = () =>
  Promise.all([
    stack.api(articlePageContract.getPage, article),
    stack.api(episodePageContract.getPage, episode),
    stack.api(productPageContract.getPage, product),
  ]);
const shownNames = async () => (await pages()).map(({ author }) => author);

it('is shown by every call, list, page and feed, and can be searched for', async () => {
  const shown = 'Niels Stensen';
  const lists = () =>
    Promise.all([
      stack.api(articlesContract.list, { q: shown }),
      stack.api(podcastsContract.list, { q: shown }),
      stack.api(productsContract.list, { q: shown }),
      ...managed.map(
        async (contract) => (await stack.api(contract.listManaged, { q: shown }, admin)).rows,
      ),
    ]);
  expect((await lists()).flat()).toEqual([]);
  expect(await rename(shown)).toEqual({ id, renamed: { items: 3 } });
  for (const page of await pages()) {
    expect(page).toMatchObject({ author: shown, authorNote: { line } });
  }
  const details = await Promise.all([
    stack.api(articlesContract.get, article),
    stack.api(podcastsContract.get, episode),
    stack.api(articlesAdminContract.getManaged, article, admin),
    stack.api(podcastsAdminContract.getManaged, episode, admin),
    stack.api(productsContract.getManaged, product, admin),
  ]);
  expect(details.map(({ author }) => author)).toEqual(details.map(() => shown));
  for (const list of await lists()) expect(list).toMatchObject([{ author: shown }]);
  expect(await stack.api(articlesContract.list, { q: name })).toEqual([]);

  const author = [{ '@type': 'Person', name: shown }];
  const paper = await (await stack.send(pagesContract.article, article)).text();
  const heads = [
    paper,
    await (await stack.send(pagesContract.episode, episode)).text(),
    await (await stack.send(pagesContract.product, product)).text(),
  ];
  for (const html of heads) {
    expect(readHead(html).things).toContainEqual(expect.objectContaining({ author }));
  }
  expect(paper).toContain(`name="citation_author" content="${shown}"`);
  const feed = await (await stack.send(feedsContract.public, {})).text();
  expect(feed).toContain(`<itunes:author>${shown}</itunes:author>`);
  for (const text of [...heads, feed]) expect(text).not.toContain(name);
});

it('is shown in the feed of a member who bought the episode', async () => {
  await stack.seedPodcasts([{ ...samplePodcasts.paid, author: name }]);
  const { buyer } = await buyPodcast(stack);
  await rename('Niels Stensen');
  const { url } = await stack.api(feedsContract.address, {}, buyer);
  const feed = await (await fetch(url)).text();
  expect(feed.match(/<itunes:author>Niels Stensen</g)).toHaveLength(2);
  expect(feed).not.toContain(name);
  await stack.seedPodcasts([samplePodcasts.paid]);
});

it('becomes a former name with the next change, and the admin list still finds it; a repeat changes nothing', async () => {
  await rename('Niels Stensen');
  expect(await rename('Niels Stensen')).toEqual({ id });
  expect(await rename('N. Stensen')).toEqual({ id, renamed: { items: 3 } });
  const { rows } = await stack.api(listAuthors, { q: 'steno' }, admin);
  expect(rows).toMatchObject([{ name: 'N. Stensen', formerNames: ['Niels Stensen', name] }]);
});

it('belongs to another author who now has it, until they lose it permanently or are removed', async () => {
  await rename('Niels Stensen');
  const other = await add(name.toUpperCase(), 'Another Steno.');
  expect(await shownNames()).toEqual(Array.from({ length: 3 }, () => name.toUpperCase()));
  await stack.api(removeAuthor, { id: other }, admin);
  expect(await shownNames()).toEqual(Array.from({ length: 3 }, () => 'Niels Stensen'));
  const last = await add(name);
  await rename('Steno the Younger', last);
  expect(await shownNames()).toEqual(Array.from({ length: 3 }, () => 'Steno the Younger'));
  expect(await stack.api(getAuthor, { id }, admin)).toMatchObject({ formerNames: [] });
});

it('is dropped after too many others, and the admin page says so', async () => {
  for (let at = 1; at <= maxFormerNames; at++) {
    expect((await rename(`Steno ${at}`)).renamed).toEqual({ items: 3 });
  }
  expect((await rename('Steno')).renamed).toEqual({ items: 0, dropped: name });
  expect(await shownNames()).toEqual(['NICOLAS STENO', name, name]);
});

it('is what the form of an item shows and saves; the audit log names both', async () => {
  await rename('Niels Stensen');
  const item = { ...articleFields, id: article.id };
  await stack.api(articlesAdminContract.update, { ...item, price: 7 }, admin);
  expect((await stack.api(articlePageContract.getPage, article)).author).toBe('Niels Stensen');
  const { author } = await stack.api(articlesAdminContract.getManaged, article, admin);
  await stack.api(articlesAdminContract.update, { ...item, price: 7, author }, admin);
  await stack.api(removeAuthor, { id }, admin);
  expect(await shownNames()).toEqual(['Niels Stensen', name, name]);
  const { rows } = await stack.api(reportsContract.audit, { q: articleFields.title }, admin);
  expect(rows.map(({ details }) => details?.['author'])).toContain('NICOLAS STENO → Niels Stensen');
});

it('is saved even if the items cannot be counted', async () => {
  await whileTablesFail(
    new Error('throttled'),
    async () => expect(await rename('N. Stensen')).toEqual({ id, renamed: {} }),
    'QueryCommand',
  );
  expect((await stack.api(getAuthor, { id }, admin)).name).toBe('N. Stensen');
});
