import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAuditMonth } from '#functions/domain/audit/audit-repository.ts';
import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { podcastsAdminContract } from '#shared/contracts/podcasts-admin.ts';
import { productsContract } from '#shared/contracts/products.ts';
import { failureOf } from '../../support/failure-of.ts';
import { articleFields, registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { firstUnlessLong } from '../../support/tier.ts';

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
});
afterAll(() => stack.stop());

interface ItemRequest {
  id?: string;
  title?: string;
  price?: number;
}

const { shortDescription, longDescription } = articleFields;
const episode = { title: 'The well', price: 2.5, shortDescription, longDescription };
const product = { title: 'Logging tables', price: 9, category: 'E-books' };

/** The three catalogues, whose calls differ only in their names. */
const kinds = [
  {
    kind: 'article',
    title: articleFields.title,
    create: async (request: ItemRequest) =>
      (await stack.api(articlesAdminContract.create, { ...articleFields, ...request }, admin)).id,
    read: (id: string) => stack.api(articlesAdminContract.getManaged, { id }, admin),
    remove: (id: string) => stack.api(articlesAdminContract.remove, { id }, admin),
    total: async () => (await stack.api(articlesAdminContract.listManaged, {}, admin)).total,
  },
  {
    kind: 'podcast',
    title: episode.title,
    create: async (request: ItemRequest) =>
      (await stack.api(podcastsAdminContract.create, { ...episode, ...request }, admin))._id,
    read: (id: string) => stack.api(podcastsAdminContract.getManaged, { id }, admin),
    remove: (id: string) => stack.api(podcastsAdminContract.remove, { id }, admin),
    total: async () => (await stack.api(podcastsAdminContract.listManaged, {}, admin)).total,
  },
  {
    kind: 'product',
    title: product.title,
    create: async (request: ItemRequest) =>
      (await stack.api(productsContract.create, { ...product, ...request }, admin)).id,
    read: (id: string) => stack.api(productsContract.getManaged, { id }, admin),
    remove: (id: string) => stack.api(productsContract.remove, { id }, admin),
    total: async () => (await stack.api(productsContract.listManaged, {}, admin)).total,
  },
];

async function deedsOn(target: string): Promise<string[]> {
  const entries = await listAuditMonth(new Date().toISOString().slice(0, 7), 1000);
  return entries.filter((entry) => entry.target === target).map(({ action }) => action);
}

describe.each(firstUnlessLong(kinds))(
  'a new $kind',
  { tags: 'repeats' },
  ({ kind, title, create, read, remove, total }) => {
    it('is created once by a form that is sent twice, and stays unchanged', async () => {
      const id = `${kind}_Sent-twice`;
      expect(await create({ id })).toBe(id);
      const first = await read(id);
      const before = await total();
      expect(await create({ id })).toBe(id);
      expect(await read(id)).toEqual(first);
      expect(first).toMatchObject({ title, state: 'draft' });
      expect(await total()).toBe(before);
      expect(await deedsOn(`${kind}#${id}`)).toEqual([`${kind}.create`]);
    });

    it('is created once by a form that is sent twenty times at once', async () => {
      const id = `${kind}-at-once`;
      const before = (await total())!;
      const ids = await Promise.all(Array.from({ length: 20 }, () => create({ id })));
      expect(new Set(ids)).toEqual(new Set([id]));
      expect(await total()).toBe(before + 1);
      expect(await deedsOn(`${kind}#${id}`)).toEqual([`${kind}.create`]);
    });

    it('does not replace another one, or one that was removed', async () => {
      const id = `${kind}-taken`;
      await create({ id });
      for (const other of [{ price: 10 }, { title: 'Something else' }]) {
        const refused = await failureOf(create({ id, ...other }));
        expect([refused.status, refused.code]).toEqual([409, 'conflict']);
      }
      expect((await read(id)).title).toBe(title);
      await remove(id);
      expect((await failureOf(create({ id }))).code).toBe('conflict');
      expect((await failureOf(read(id))).code).toBe('not_found');
      expect(await deedsOn(`${kind}#${id}`)).toEqual([`${kind}.delete`, `${kind}.create`]);
    });

    it('gets an id if none is chosen, and refuses an id that cannot be part of a URL', async () => {
      const [first, second] = [await create({}), await create({ id: '' })];
      expect([first, second]).toEqual([
        expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/),
        expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/),
      ]);
      expect(second).not.toBe(first);
      for (const id of ['a#b', '../x', 'a/b', 'x'.repeat(101)]) {
        const refused = await failureOf(create({ id }));
        expect([refused.code, refused.fields]).toEqual([
          'validation_failed',
          { id: 'Use letters, digits, - and _ only' },
        ]);
      }
    });
  },
);
