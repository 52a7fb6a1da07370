// @module-tag long

import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBundleLoader } from '#infra/local/load-bundle.ts';
import { flowNames, readFigures, type Usage } from '#infra/cost/figures.ts';
import { measureFlow } from '../bench/cost/measure-flow.ts';
import { measurePages } from '../bench/cost/measure-pages.ts';
import { openShop } from '../bench/cost/open-shop.ts';
import type { Shop } from '../bench/cost/flows.ts';

const dist = path.resolve(import.meta.dirname, '../../dist');
let shop: Shop & { close(): Promise<void> };
beforeAll(async () => {
  // The bundles: functions share no memory, as on AWS.
  shop = await openShop(createBundleLoader(path.join(dist, 'functions')), {
    web: { directory: path.join(dist, 'web') },
    pagesDir: path.join(dist, 'pages'),
    siteTextFile: path.join(dist, 'site-text.json'),
  });
});
afterAll(() => shop.close());

const { flows } = readFigures();

/** Returns the figures that depend on neither the machine nor the build. */
function exact(usage: Usage) {
  const { readUnits, writeUnits, apiRequests, runs, s3Reads, s3Writes, mails, invalidations } =
    usage;
  return { readUnits, writeUnits, apiRequests, runs, s3Reads, s3Writes, mails, invalidations };
}

it.each(flowNames)(
  '%s uses what infra/cost/figures.json says: else npm run cost -- --measure',
  async (name) => {
    expect(exact(await measureFlow(shop, name))).toEqual(exact(flows[name]));
  },
);

it('the pages make the calls of their flows in a browser', { timeout: 120_000 }, async () => {
  expect(Object.keys(await measurePages(shop))).toContain('item');
});
