import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putItem } from '#functions/domain/catalogue/catalogue-repository.ts';
import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import { articlesContract } from '#shared/contracts/articles.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { podcastsAdminContract } from '#shared/contracts/podcasts-admin.ts';
import { podcastsContract } from '#shared/contracts/podcasts.ts';
import { productsContract } from '#shared/contracts/products.ts';
import { failureOf } from '../../support/failure-of.ts';
import { articleFields, registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
});
afterAll(() => stack.stop());

const tags = ['Well logs', 'Archie'];
const { shortDescription, longDescription } = articleFields;
const stored = {
  priceMinor: 450,
  currency: 'gbp',
  shortDescription,
  longDescription,
  shelf: 'published' as const,
  publishedAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const put = (kind: 'articles' | 'podcasts' | 'products') =>
  Promise.all([
    putItem(kind, { ...stored, id: 'tagged', title: 'First', category: 'Maps', tags } as never),
    putItem(kind, {
      ...stored,
      id: 'plain',
      title: 'Second',
      category: 'Maps',
      author: 'Zoë Straße',
    } as never),
  ]);

describe.each([
  { kind: 'articles' as const, list: articlesContract.list },
  { kind: 'podcasts' as const, list: podcastsContract.list },
  { kind: 'products' as const, list: productsContract.list },
])('the $kind', ({ kind, list }) => {
  beforeAll(() => put(kind));
  const read = async (input: { tag?: string; author?: string; q?: string }) =>
    (await (await stack.send(list, input)).json()) as { id: string; tags?: string[] }[];

  it('are filtered by a tag in any case', async () => {
    expect((await read({ tag: 'WELL  logs' })).map(({ id }) => id)).toEqual(['tagged']);
    expect(await read({ tag: 'well' })).toEqual([]);
    expect(await read({})).toHaveLength(2);
  });

  it('are filtered by an author, whose name is compared loosely', async () => {
    expect((await read({ author: 'ZOË STRASSE ' })).map(({ id }) => id)).toEqual(['plain']);
    expect(await read({ author: 'Zoë', tag: 'Archie' })).toEqual([]);
  });

  it('show their tags, and are found by them', async () => {
    expect(await read({ q: 'archie' })).toMatchObject([{ id: 'tagged', tags }]);
  });
});

const episode = { title: 'The well', price: 2.5, shortDescription, longDescription };
const product = { title: 'Logging tables', price: 9, category: 'E-books' };
const editors = [
  {
    kind: 'article',
    create: async (given: string[]) =>
      (await stack.api(articlesAdminContract.create, { ...articleFields, tags: given }, admin)).id,
    update: (id: string, given?: string[]) =>
      stack.api(articlesAdminContract.update, { ...articleFields, id, tags: given }, admin),
    read: (id: string) => stack.api(articlesAdminContract.getManaged, { id }, admin),
    find: (q: string) => stack.api(articlesAdminContract.listManaged, { q }, admin),
    filter: (tag?: string) => stack.api(articlesAdminContract.listManaged, { tag }, admin),
  },
  {
    kind: 'podcast',
    create: async (given: string[]) =>
      (await stack.api(podcastsAdminContract.create, { ...episode, tags: given }, admin))._id,
    update: (id: string, given?: string[]) =>
      stack.api(podcastsAdminContract.update, { ...episode, id, tags: given }, admin),
    read: (id: string) => stack.api(podcastsAdminContract.getManaged, { id }, admin),
    find: (q: string) => stack.api(podcastsAdminContract.listManaged, { q }, admin),
    filter: (tag?: string) => stack.api(podcastsAdminContract.listManaged, { tag }, admin),
  },
  {
    kind: 'product',
    create: async (given: string[]) =>
      (await stack.api(productsContract.create, { ...product, tags: given }, admin)).id,
    update: (id: string, given?: string[]) =>
      stack.api(productsContract.update, { ...product, id, tags: given }, admin),
    read: (id: string) => stack.api(productsContract.getManaged, { id }, admin),
    find: (q: string) => stack.api(productsContract.listManaged, { q }, admin),
    filter: (tag?: string) => stack.api(productsContract.listManaged, { tag }, admin),
  },
];

describe.each(editors)('the tags of one $kind', ({ create, update, read, find, filter }) => {
  it('are stored in tidy form, stay if omitted, and can be removed', async () => {
    const id = await create([' Petro  physics ', 'Archie', 'ARCHIE']);
    expect((await read(id)).tags).toEqual(['Petro physics', 'Archie']);
    expect((await find('petro')).rows).toMatchObject([{ id, tags: ['Petro physics', 'Archie'] }]);
    await update(id);
    expect((await read(id)).tags).toEqual(['Petro physics', 'Archie']);
    await update(id, []);
    expect((await read(id)).tags).toBeUndefined();
    expect((await find('petro')).rows).toEqual([]);
  });

  it('filter the admin list in any case, and the list names those in use', async () => {
    const id = await create(['Basin', 'Clay']);
    const { rows, total, tags: inUse } = await filter('BASIN ');
    expect([rows.map((row) => row.id), total]).toEqual([[id], 1]);
    expect(inUse).toEqual(expect.arrayContaining(['Archie', 'Basin', 'Clay']));
    expect((await filter()).rows.length).toBeGreaterThan(1);
    expect((await filter('Nobody')).rows).toEqual([]);
  });

  it('are refused in a sentence if there are too many or they are too long', async () => {
    const many = await failureOf(create(Array.from({ length: 11 }, (_, n) => `tag ${n}`)));
    expect(many).toMatchObject({
      status: 400,
      fields: { tags: 'An item must have at most 10 tags' },
    });
    const long = await failureOf(create(['x'.repeat(31)]));
    expect(long.fields).toEqual({ 'tags.0': 'Each tag must be at most 30 characters' });
  });
});
