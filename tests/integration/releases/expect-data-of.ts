import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ordersContract } from '#shared/contracts/orders.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { shopOf, unpackData } from '../../support/releases.ts';
import { deployCore } from '../../support/sample-core.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { people, readShop } from './read-shop.ts';

/** Starts this version on the data folder of an older one. One version a file: a process runs one stack. */
export function expectDataOf(version: string): void {
  describe(`the data of version ${version}`, () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'outcrop-release-'));
    let stack: TestStack;
    beforeAll(async () => {
      unpackData(version, dataDir);
      stack = await startTestStack({ dataDir });
      // As every start and every deployment does.
      await deployCore(stack);
    });
    afterAll(async () => {
      await stack.stop();
      rmSync(dataDir, { recursive: true });
    });

    it('has its accounts, purchases, files, credits, lists and audit log', async () => {
      expect(await readShop(stack)).toMatchObject(shopOf(version));
    });

    it('lists every order, although its rows are older than the index', async () => {
      const admin = await stack.login(people.admin);
      const { rows } = await stack.api(ordersContract.list, { show: 'all' }, admin);
      expect(rows.map(({ state }) => state).toSorted()).toEqual(
        ['paid', 'paid', 'paid', 'paid', 'processing', 'refunded'].toSorted(),
      );
    });

    it('has a payment in progress, which completes in this version', async () => {
      const { api, login, stripe } = stack;
      const buyer = await login(people.buyer);
      const purchases = await api(purchaseContract.list, {}, buyer);
      const { id } = purchases.find(({ status }) => status === 'processing')!;
      await stripe.settle(id, true);
      await stripe.idle();
      const settled = (await api(purchaseContract.list, {}, buyer)).find((one) => one.id === id);
      expect(settled).toMatchObject({ resourceId: 'prod-handbook', status: 'owned' });
      expect(stack.failures).toEqual([]);
    });
  });
}
