import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Bundle } from '#functions/domain/bundles/bundle.ts';
import { changeItem } from '#functions/domain/catalogue/catalogue-repository.ts';
import { bundlesContract } from '#shared/contracts/bundles.ts';
import { pagesContract } from '#shared/contracts/pages.ts';
import { seedBundle } from '../../support/buy-bundle.ts';
import { readHead } from '../../support/read-head.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { structuredDataProblems } from '../../support/structured-data-rules.ts';

let stack: TestStack;
let bundle: Bundle;
let halted: Bundle;

beforeAll(async () => {
  stack = await startTestStack();
  bundle = await seedBundle(stack, 1500, [1000, 600, 400]);
  halted = await seedBundle(stack, 800, [500, 500]);
  await changeItem('articles', halted.parts[1]!.resourceId, { shelf: 'unpublished' });
}, 60_000);
afterAll(() => stack.stop());

const pageOf = (id: string) => stack.send(pagesContract.bundle, { id });

it('has its contents and price in its HTML, also for search engines', async () => {
  const html = await (await pageOf(bundle.id)).text();
  const { title, canonical, meta, things } = readHead(html);
  const url = `${stack.siteUrl}/store/bundles/${bundle.id}`;
  expect([title, canonical]).toEqual([`${bundle.title} · Outcrop`, url]);
  expect(meta['og:title']).toContain(bundle.title);
  expect(meta['description']).toContain(bundle.parts[2]!.title);
  expect(meta).not.toHaveProperty('robots');
  expect(things.flatMap(structuredDataProblems)).toEqual([]);
  expect(things[0]).toMatchObject({
    '@type': 'Product',
    offers: { price: 15, priceCurrency: 'GBP', url },
  });
  expect(html).toContain(`<p>${bundle.title}</p>`);
  expect(html).toContain(`"/api/bundles/${bundle.id}":`);
  const sitemap = await (await fetch(`${stack.siteUrl}/sitemap.xml`)).text();
  expect(sitemap).toContain(`<loc>${url}</loc>`);
});

it('offers nothing while one of its items is not on sale', async () => {
  const response = await pageOf(halted.id);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain('One of its items is not on sale now');
  expect(readHead(html).things.map((thing) => thing['@type'])).not.toContain('Product');
});

it('has status 404 if there is no bundle, and is not indexed', async () => {
  const response = await pageOf('no-such-bundle');
  expect(response.status).toBe(404);
  expect(readHead(await response.text()).meta['robots']).toBe('noindex');
});

it('is linked from each of its items, and from no other', async () => {
  const find = async ({ resourceType, resourceId }: Bundle['parts'][number]) =>
    (await stack.api(bundlesContract.list, { resourceType, resourceId })).map(({ id }) => id);
  for (const part of bundle.parts) expect(await find(part)).toEqual([bundle.id]);
  expect(await find(halted.parts[0]!)).toEqual([]);
  expect(await find({ ...bundle.parts[0]!, resourceType: 'podcast' })).toEqual([]);
});
