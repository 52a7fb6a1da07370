import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAuditMonth } from '#functions/domain/audit/audit-repository.ts';
import { changeItem, putItem } from '#functions/domain/catalogue/catalogue-repository.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { bundlesContract } from '#shared/contracts/bundles.ts';
import { bundleChangesContract } from '#shared/contracts/item-changes.ts';
import { paidArticle } from '../../support/buy-article.ts';
import { seedBundle } from '../../support/buy-bundle.ts';
import { failureOf } from '../../support/failure-of.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { samplePodcasts } from '../../support/sample-podcasts.ts';
import { sampleProduct, seedProduct } from '../../support/sample-products.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
let admin: Session;
const { currency } = paidArticle;
const paper = { ...paidArticle, id: 'paper', title: 'A paper', priceMinor: 900 };
const free = { ...paper, id: 'free-paper', title: 'A free paper', priceMinor: 0 };
const draft = { ...paper, id: 'draft-paper', title: 'A draft', shelf: 'draft' as const };
const product = { ...sampleProduct, id: 'product', title: 'A product', priceMinor: 600, currency };
const dollars = { ...sampleProduct, id: 'dollars', title: 'In dollars' };
const episode = { ...samplePodcasts.paid, id: 'episode', title: 'An episode', priceMinor: 500 };

beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
  await stack.seedArticles([paper, free, draft]);
  await seedProduct(stack, product);
  await seedProduct(stack, dollars);
  await putItem('podcasts', episode);
});
afterAll(() => stack.stop());

const { changeMany } = bundleChangesContract;
const { list, getPage, listManaged, getManaged, create, update, remove } = bundlesContract;
const article = (resourceId: string) => ({ resourceType: 'article' as const, resourceId });
const three = [
  article(paper.id),
  { resourceType: 'podcast' as const, resourceId: episode.id },
  { resourceType: 'product' as const, resourceId: product.id },
];
const form = { title: 'A paper, an episode and a product', price: 15, parts: three };
const onSale = async () => (await stack.api(list, {})).map(({ id }) => id);

async function make(more: object = {}): Promise<string> {
  return (await stack.api(create, { ...form, ...more }, admin)).id;
}

describe('a bundle that an administrator makes', () => {
  it('is on sale at once, with its items as they are sold separately', async () => {
    const id = await make({ shortDescription: 'All of it', longDescription: '# More' });
    const [bundle] = await stack.api(list, {});
    expect(bundle).toMatchObject({ id, title: form.title, price: 15, currency });
    expect(bundle!.parts).toMatchObject([
      { ...three[0], title: paper.title, price: 9 },
      { ...three[1], title: episode.title, price: 5 },
      { ...three[2], title: product.title, price: 6, imageUrl: product.imageUrl },
    ]);
    const page = await stack.api(getPage, { id });
    expect(page).toMatchObject({ id, shortDescription: 'All of it' });
    expect(page.descriptionHtml).toContain('<h3>More</h3>');
    expect(page).not.toHaveProperty('problem');
    await stack.api(remove, { id }, admin);
  });

  it('is created once under a chosen id, and not again with other values', async () => {
    await make({ id: 'once' });
    await make({ id: 'once' });
    expect((await failureOf(make({ id: 'once', price: 14 }))).code).toBe('conflict');
    const month = new Date().toISOString().slice(0, 7);
    const events = (await listAuditMonth(month, 100)).filter(
      ({ target }) => target === 'bundle#once',
    );
    expect(events.map(({ action, details }) => [action, details!['items']])).toEqual([
      ['bundle.create', 'A paper, An episode, A product'],
    ]);
    await stack.api(remove, { id: 'once' }, admin);
  });

  it('can be a draft or scheduled, and can be changed, hidden and removed', async () => {
    const id = await make({ state: 'draft' });
    const chosen = async () => (await stack.api(getManaged, { id }, admin)).chosen;
    const change = (more: object) => stack.api(update, { ...form, id, ...more }, admin);
    expect([await chosen(), await onSale()]).toEqual([{ state: 'draft' }, []]);
    expect((await failureOf(stack.api(getPage, { id }))).code).toBe('not_found');
    expect((await stack.api(getPage, { id }, admin)).hidden).toEqual({
      state: 'draft',
      preview: true,
    });
    const publishAt = '2036-01-01T09:00:00.000Z';
    await change({ state: 'scheduled', publishAt });
    expect([await chosen(), await onSale()]).toEqual([{ state: 'scheduled', publishAt }, []]);
    await change({ state: 'published', price: 10, parts: three.slice(1), title: 'Two' });
    expect(await stack.api(list, {})).toMatchObject([{ id, title: 'Two', price: 10 }]);
    await change({ state: 'unpublished' });
    expect([await chosen(), await onSale()]).toEqual([{ state: 'unpublished' }, []]);
    const { rows } = await stack.api(listManaged, { q: 'episode' }, admin);
    expect(rows).toMatchObject([{ id, state: 'unpublished' }]);
    await stack.api(remove, { id }, admin);
    expect((await stack.api(listManaged, {}, admin)).rows).toEqual([]);
    expect((await failureOf(change({}))).code).toBe('not_found');
  });

  it('keeps a description that another administrator saves at the same time', async () => {
    const id = await make();
    const change = (more: object) => stack.api(update, { ...form, id, ...more }, admin);
    for (let n = 0; n < 10; n++) {
      const shortDescription = `Description ${n}`;
      await Promise.all([change({ shortDescription }), change({ price: 10 + n / 10 })]);
      const managed = await stack.api(getManaged, { id }, admin);
      expect(managed.shortDescription).toBe(shortDescription);
    }
    await stack.api(remove, { id }, admin);
  });
});

describe('a bundle that cannot be sold', () => {
  it.each([
    ['one item', { parts: three.slice(0, 1) }, 'parts', 'Choose at least 2 items'],
    [
      'too many items',
      { parts: Array.from({ length: 21 }, (_, n) => article(`p${n}`)) },
      'parts',
      'Choose at most 20 items',
    ],
    [
      'an item twice',
      { parts: [three[0], three[1], three[0]] },
      'parts',
      'An item is chosen twice',
    ],
    [
      'an unknown item',
      { parts: [three[0], article('none')] },
      'parts',
      '"none" is not on sale. Publish it, or choose another item.',
    ],
    [
      'a draft',
      { parts: [three[0], article('draft-paper')] },
      'parts',
      '"draft-paper" is not on sale. Publish it, or choose another item.',
    ],
    [
      'a free item',
      { parts: [three[0], article('free-paper')] },
      'parts',
      '"A free paper" is free. Choose items that cost something.',
    ],
    [
      'another currency',
      { parts: [three[0], { resourceType: 'product', resourceId: 'dollars' }] },
      'parts',
      '"In dollars" is sold in USD and the bundle in GBP. Choose items of one currency.',
    ],
    ['no price', { price: 0 }, 'price', 'A bundle needs a price'],
    [
      'a price that Stripe refuses',
      { price: 0.1 },
      'price',
      'Price must be 0 or between £0.30 and £999,999.99',
    ],
    [
      'a price above that of its items',
      { price: 20.01 },
      'price',
      'The price must not be more than its items cost separately: £20.00',
    ],
  ])('is refused: %s', async (_name, more, field, text) => {
    const failure = await failureOf(make(more));
    expect([failure.status, failure.fields]).toEqual([400, { [field]: text }]);
  });

  it.each([
    [0, 'A bundle needs a price'],
    [0.1, 'Price must be 0 or between £0.30 and £999,999.99'],
    [20.01, 'The price must not be more than its items cost separately: £20.00'],
  ])('is refused among many: a price of %s', async (price, text) => {
    const id = await make();
    const change = { ids: [id], action: 'price' as const, price };
    for (const preview of [true, false]) {
      const { items } = await stack.api(changeMany, { ...change, preview }, admin);
      expect(items).toMatchObject([{ id, outcome: 'failed', text }]);
    }
    expect(await stack.api(getManaged, { id }, admin)).toMatchObject({ price: form.price });
    await stack.api(changeMany, { ...change, price: 20 }, admin);
    expect(await stack.api(getManaged, { id }, admin)).toMatchObject({ price: 20 });
    await stack.api(remove, { id }, admin);
  });

  it('is not in the store while one of its items is not sold, and the admin page says why', async () => {
    const { id, parts } = await seedBundle(stack, 1500, [1000, 600, 400]);
    expect(await onSale()).toEqual([id]);
    const partId = parts[1]!.resourceId;
    const shelve = (shelf: string) => changeItem('articles', partId, { shelf });
    await shelve('unpublished');
    expect(await onSale()).toEqual([]);
    const [row] = (await stack.api(listManaged, {}, admin)).rows;
    expect(row!.problem).toBe(
      `"${parts[1]!.title}" is not on sale. Publish it, or choose another item.`,
    );
    expect(row!.parts.map(({ price }) => price)).toEqual([10, undefined, 4]);
    expect((await stack.api(getPage, { id })).problem).toContain('cannot be bought');
    await shelve('published');
    await changeItem('articles', partId, { priceMinor: 0 });
    expect(await onSale()).toEqual([]);
    await changeItem('articles', partId, { priceMinor: 700 });
    expect((await stack.api(list, {}))[0]!.parts.map(({ price }) => price)).toEqual([10, 7, 4]);
  });
});
