import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAuditMonth } from '#functions/domain/audit/audit-repository.ts';
import { getProduct } from '#functions/domain/products/product-repository.ts';
import { siteDay } from '#functions/platform/site-day.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { downloadsContract } from '#shared/contracts/downloads.ts';
import { productsContract } from '#shared/contracts/products.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { failureOf } from '../../support/failure-of.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import {
  sampleProduct,
  sampleProductBytes,
  seedProduct,
  startProductCheckout,
} from '../../support/sample-products.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  await seedProduct(stack);
  admin = await registerAdmin(stack);
});
afterAll(() => stack.stop());

const { list, listManaged, getManaged, create, update, remove, uploadFile, uploadImage } =
  productsContract;
const fields = { title: 'Logging tables', price: 9, category: 'E-books' };

const deedsOn = async (id: string) =>
  (await listAuditMonth(new Date().toISOString().slice(0, 7), 1000))
    .filter(({ target }) => target === `product#${id}`)
    .reverse();
const managed = async (id: string) =>
  (await stack.api(listManaged, {}, admin)).rows.find((row) => row.id === id);

describe('the products on sale', () => {
  it('are small rows without any URL of a file, cacheable and with an ETag', async () => {
    const response = await stack.send(list, {});
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
    expect(await response.json()).toEqual([
      {
        id: sampleProduct.id,
        title: sampleProduct.title,
        price: 12,
        currency: 'usd',
        category: sampleProduct.category,
        imageUrl: sampleProduct.imageUrl,
      },
    ]);
    const etag = response.headers.get('etag')!;
    const again = await stack.send(list, {}, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('are found by text, even with a typo', async () => {
    const found = await stack.api(list, { q: 'handbok' });
    expect(found.map(({ id }) => id)).toEqual([sampleProduct.id]);
    expect(await stack.api(list, { q: 'no such rock' })).toEqual([]);
  });

  it('do not include one that waits for its file', async () => {
    const { id } = await stack.api(create, fields, admin);
    expect((await stack.api(list, {})).map((row) => row.id)).not.toContain(id);
    expect(await managed(id)).toMatchObject({
      ...fields,
      currency: 'gbp',
      state: 'draft',
      imageUrl: '/article-placeholder.jpg',
    });
    const buyer = await stack.register();
    expect((await failureOf(startProductCheckout(stack, buyer, id))).code).toBe('not_found');
  });

  it('are bought at the price and in the currency of their record', async () => {
    const buyer = await stack.register();
    const sessionId = await startProductCheckout(stack, buyer);
    await stack.stripe.pay(sessionId);
    await stack.stripe.idle();
    expect(await stack.api(purchaseContract.list, {}, buyer)).toMatchObject([
      { resourceType: 'product', status: 'owned', amountPaid: 12, currency: 'usd' },
    ]);
  });
});

/** A product without a file is dated when it is published. */
function datesOf(id: string) {
  const { publishedAt } = sampleProduct;
  return id === sampleProduct.id
    ? { shown: siteDay(publishedAt!), latest: siteDay(publishedAt!) }
    : { latest: siteDay(new Date()) };
}

describe('one product, for its form', () => {
  it('has the same data as in the table, on sale or not', async () => {
    const { id } = await stack.api(create, fields, admin);
    for (const each of [id, sampleProduct.id]) {
      const one = await stack.api(getManaged, { id: each }, admin);
      expect(one).toEqual({
        ...(await managed(each)),
        chosen: { state: 'published' },
        dates: datesOf(each),
        preview: { pages: 0, state: 'none', fileList: { choice: 'hidden', state: 'none' } },
      });
    }
    expect(await stack.api(getManaged, { id: sampleProduct.id }, admin)).toMatchObject({
      state: 'published',
      fileName: sampleProduct.file!.name,
      currency: 'usd',
    });
  });

  it('is available only to administrators, until it is removed', async () => {
    const { id } = await stack.api(create, fields, admin);
    const member = await stack.register();
    expect((await failureOf(stack.api(getManaged, { id }, member))).code).toBe('forbidden');
    await stack.api(remove, { id }, admin);
    for (const gone of [id, 'nope']) {
      const refused = await failureOf(stack.api(getManaged, { id: gone }, admin));
      expect([refused.status, refused.code]).toEqual([404, 'not_found']);
    }
  });
});

describe('creating a product', () => {
  it('with a chosen id can be repeated, even many times at once', async () => {
    const request = { ...fields, id: 'prod-chosen' };
    const ids = await Promise.all(
      Array.from({ length: 5 }, () => stack.api(create, request, admin).then(({ id }) => id)),
    );
    expect(new Set(ids)).toEqual(new Set(['prod-chosen']));
    expect(await deedsOn('prod-chosen')).toMatchObject([
      { action: 'product.create', label: fields.title, details: { price: '£9.00' } },
    ]);
    const other = await failureOf(stack.api(create, { ...request, price: 10 }, admin));
    expect([other.status, other.code]).toEqual([409, 'conflict']);
    expect((await managed('prod-chosen'))?.price).toBe(9);
  });

  it('with an empty id, as older forms send it, gets one', async () => {
    const first = await stack.api(create, { ...fields, id: '' }, admin);
    const second = await stack.api(create, { ...fields, id: '' }, admin);
    expect(first.id).toHaveLength(26);
    expect(second.id).not.toBe(first.id);
  });

  it.each([
    [{ id: 'a#b' }, { id: 'Use letters, digits, - and _ only' }],
    [{ id: '../x' }, { id: 'Use letters, digits, - and _ only' }],
    [{ title: '  ' }, { title: 'Title is required' }],
    [{ price: 0.05 }, { price: 'Price must be 0 or between £0.30 and £999,999.99' }],
    [{ category: '' }, { category: 'Category is required' }],
  ])('says what is wrong with %o', async (wrong, expected) => {
    const refused = await failureOf(stack.api(create, { ...fields, ...wrong }, admin));
    expect([refused.code, refused.fields]).toEqual(['validation_failed', expected]);
  });
});

describe('changing a product', () => {
  it('keeps its file, its cover and its currency, which the price is checked in', async () => {
    const { id } = sampleProduct;
    await stack.api(update, { ...fields, id, price: 0.5 }, admin);
    expect(await getProduct(id)).toEqual({
      ...sampleProduct,
      title: fields.title,
      priceMinor: 50,
      updatedAt: expect.not.stringMatching(sampleProduct.updatedAt),
    });
    expect((await deedsOn(id)).at(-1)?.details).toEqual({
      title: `${sampleProduct.title} → ${fields.title}`,
      price: 'US$12.00 → US$0.50',
    });
    const refused = await failureOf(stack.api(update, { ...fields, id, price: 0.49 }, admin));
    expect(refused.fields).toEqual({
      price: 'Price must be 0 or between US$0.50 and US$999,999.99',
    });
  });

  it('is refused for a missing one', async () => {
    const refused = await failureOf(stack.api(update, { ...fields, id: 'nope' }, admin));
    expect(refused.code).toBe('not_found');
  });
});

describe('the files of a product', () => {
  const pdf = { fileName: 'Tables (2026).pdf', contentType: 'application/pdf', size: 2000 };

  it('are posted to the URL in the response', async () => {
    const { id } = await stack.api(create, fields, admin);
    const file = await stack.api(uploadFile, { id, ...pdf }, admin);
    expect(file.fileUrl).toBe(`/download/products/${id}`);
    expect(file.fields['key']).toContain(file.uploadId);
    const picture = { fileName: 'cover.png', contentType: 'image/png', size: 900 };
    const cover = await stack.api(uploadImage, { id, ...picture }, admin);
    expect(cover.imageUrl).toMatch(new RegExp(`^/media/products/${id}/.+-960\\.webp$`));
    expect((await deedsOn(id)).map(({ action }) => action)).toEqual([
      'product.create',
      'product.upload',
      'product.upload',
    ]);
  });

  it('are refused if they are too large, or for a missing product', async () => {
    const { id } = await stack.api(create, fields, admin);
    const wrong = { id, ...pdf, size: 6_000_000_000 };
    expect((await failureOf(stack.api(uploadFile, wrong, admin))).code).toBe('file_not_accepted');
    const big = { id, fileName: 'a.png', contentType: 'image/png', size: 6_000_000 };
    expect((await failureOf(stack.api(uploadImage, big, admin))).code).toBe('file_not_accepted');
    const gone = await failureOf(stack.api(uploadFile, { id: 'nope', ...pdf }, admin));
    expect(gone.code).toBe('not_found');
  });
});

describe('removing a product', () => {
  it('takes it off sale, keeps it for its buyers, and can be repeated', async () => {
    const product = { ...sampleProduct, id: 'prod-removed' };
    await seedProduct(stack, product);
    const buyer = await stack.register();
    const sessionId = await startProductCheckout(stack, buyer, product.id);
    await stack.stripe.pay(sessionId);
    await stack.stripe.idle();
    for (let times = 0; times < 2; times++) {
      expect(await stack.api(remove, { id: product.id }, admin)).toEqual({ id: product.id });
    }
    expect((await stack.api(list, {})).map(({ id }) => id)).not.toContain(product.id);
    expect(await managed(product.id)).toBeUndefined();
    expect((await deedsOn(product.id)).map(({ action }) => action)).toEqual(['product.delete']);
    expect((await getProduct(product.id))?.file).toEqual(product.file);
    expect(await stack.api(purchaseContract.list, {}, buyer)).toMatchObject([
      { resourceId: product.id, status: 'owned' },
    ]);
    const request = { resourceId: product.id, resourceType: 'product' as const, sessionId };
    const { token } = await stack.api(downloadsContract.token, request, buyer);
    const redirect = await stack.send(downloadsContract.product, { id: product.id, token });
    const file = await fetch(redirect.headers.get('location')!);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(sampleProductBytes);
    expect((await stack.send(downloadsContract.product, { id: product.id })).status).toBe(403);
    const other = failureOf(startProductCheckout(stack, await stack.register(), product.id));
    expect((await other).code).toBe('not_found');
    expect((await failureOf(stack.api(remove, { id: 'nope' }, admin))).code).toBe('not_found');
  });
});
