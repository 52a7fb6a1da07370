// @module-tag long

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listMemberData } from '#functions/domain/members/member-data-repository.ts';
import type { Order } from '#functions/domain/orders/order.ts';
import { findDifferences } from '#infra/reconcile/find-differences.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { buyArticle } from '../../support/buy-article.ts';
import { seedKnowledge } from '../../support/chat-knowledge.ts';
import { expectLedgerInOrder } from '../../support/expect-ledger-in-order.ts';
import { startFaultLayer, type FaultLayer } from '../../support/faults/fault-layer.ts';
import { loadHandler } from '../../support/load-handler.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { letClocksDiffer, skewClocks } from '../../support/skewed-clock.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { createUploads, type Uploads } from '../../support/upload-file.ts';
import { allFlows } from './flows/all-flows.ts';
import { createVisitor } from './flows/flow.ts';
import { runFlows } from './run-flows.ts';

/** Our clock and Cognito's together decide when a session ends: see "A wrong clock" in docs/security.md. */
const flows = allFlows.filter(([name]) => name !== 'resets a password');

type Clocks = (group: string) => number;

const right: Clocks = () => 0;
const mixed: Clocks = (group) => (group.length % 2 === 0 ? 10 : -10);
const clocks: [name: string, clocks: Clocks][] = [
  ['ten minutes fast', () => 10],
  ['ten minutes slow', () => -10],
  ['twenty minutes apart', mixed],
  ['twenty minutes apart the other way', (group) => -mixed(group)],
];

let minutesFast = right;
let layer: FaultLayer;
let stack: TestStack;
let admin: Session;
let uploads: Uploads;
let endSkew: () => void;
beforeAll(async () => {
  layer = await startFaultLayer({ flows: flows.length });
  const load = skewClocks(loadHandler, (group) => minutesFast(group));
  // Over HTTP: the tables' own clock is right.
  stack = await startTestStack({ overHttp: true, loadHandler: layer.wrap(load) });
  await seedKnowledge(stack);
  admin = await registerAdmin(stack);
  uploads = await createUploads(stack);
  endSkew = letClocksDiffer();
});
afterAll(async () => {
  endSkew();
  await layer.stop();
  await stack.stop();
});
afterEach(() => {
  minutesFast = right;
});

/** Stripe delivers its events itself. */
const visitorOf = (number: number) => ({
  ...createVisitor(number, { stack, layer, admin, uploads }),
  hook: () => stack.stripe.idle(),
});

const period = () => ({
  from: new Date(Date.now() - 3_600_000).toISOString(),
  to: new Date(Date.now() + 3_600_000).toISOString(),
});

describe('functions whose clocks are', () => {
  it.each(clocks)(
    '%s lose nothing and grant nothing twice',
    { timeout: 120_000 },
    async (name, given) => {
      minutesFast = given;
      const first = 1 + flows.length * clocks.findIndex(([one]) => one === name);
      const batch = flows.map((_, index) => {
        const [flowName, flow] = flows[(first + index) % flows.length]!;
        return { visitor: visitorOf(first + index), name: flowName, flow };
      });
      const failed = await runFlows({ stack, layer, minutes: 15 }, batch);
      expect(failed.map(({ name: flow, error }) => `${flow}: ${String(error)}`)).toEqual([]);
      expect((await findDifferences(period(), 100)).differences).toEqual([]);
      await expectLedgerInOrder(stack);
      expect(stack.failures).toEqual([]);
    },
  );

  it('fast write fast timestamps', async () => {
    minutesFast = () => 10;
    const { buyer } = await buyArticle(stack);
    const [order] = await Array.fromAsync(listMemberData<Order>('orders', buyer.id));
    const minutes = (Date.parse(order!.createdAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThan(10.1);
  });
});
