// @module-tag long

import { afterAll, beforeAll, expect, it } from 'vitest';
import { flowNames, readFigures, type Usage } from '#infra/cost/figures.ts';
import { measureFlow } from '../bench/cost/measure-flow.ts';
import { openShop } from '../bench/cost/open-shop.ts';
import type { Shop } from '../bench/cost/flows.ts';
import { loadHandler } from '../support/load-handler.ts';

let shop: Shop & { close(): Promise<void> };
beforeAll(async () => {
  shop = await openShop(loadHandler);
});
afterAll(() => shop.close());

const { flows } = readFigures();

/** What does not depend on the machine, nor on the build. */
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
