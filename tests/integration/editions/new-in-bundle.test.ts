import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Entitlement } from '#functions/domain/entitlements/entitlement.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

it('keeps a new edition new when another item of the same order is downloaded', async () => {
  const { recordDownload: noteDownload } =
    await import('#functions/domain/downloads/download-repository.ts');
  const { editionOfPurchase } = await import('#functions/purchase/edition-of-purchase.ts');
  const edition = { number: 2, at: new Date().toISOString() };
  const isNew = async (item: string) => {
    const purchasedAt = '2026-01-01T00:00:00.000Z';
    const bought = { state: 'owned', item, orderId: 'bundle-order', purchasedAt };
    return (await editionOfPurchase(bought as Entitlement, edition))?.isNew;
  };
  const news = async () => [await isNew('article#a'), await isNew('product#b')];
  expect(await news()).toEqual([true, true]);
  await noteDownload('bundle-order', { item: 'article#a', number: 1 });
  await noteDownload('bundle-order', { item: 'product#other', number: 2 });
  expect(await news()).toEqual([true, true]);
  await noteDownload('bundle-order', { item: 'product#b', number: 2 });
  expect(await news()).toEqual([true, false]);
});
