import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listAuditMonth } from '#functions/domain/audit/audit-repository.ts';
import { listOrdersOf } from '#functions/domain/orders/order-list-repository.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { ordersContract } from '#shared/contracts/orders.ts';
import { buyArticle } from '../support/buy-article.ts';
import { everyKill } from '../support/every-kill.ts';
import { prepareChild } from '../support/run-child.ts';
import { registerAdmin } from '../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../support/start-test-stack.ts';

let stack: TestStack;
let admin: Session;
let refund: Awaited<ReturnType<typeof prepareChild>>;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
  admin = await registerAdmin(stack);
  refund = await prepareChild(
    fileURLToPath(new URL('./children/refund-order.ts', import.meta.url)),
  );
});
afterAll(() => stack.stop());

async function refundedMinor(sessionId: string): Promise<number> {
  const charge = await stack.stripe.chargeOf(sessionId);
  const { data } = await stack.stripe.sdk.refunds.list({ charge: charge.id, limit: 100 });
  return data.reduce((sum, { amount }) => sum + amount, 0);
}

async function auditRows(orderId: string): Promise<number> {
  const entries = await listAuditMonth(new Date().toISOString().slice(0, 7), 1000);
  return entries.filter(({ target }) => target === `order#${orderId}`).length;
}

it(
  'a refund killed between any two steps is never made without its audit row, and once when repeated',
  { tags: 'long', timeout: 240_000 },
  async () => {
    const steps = await everyKill(async (kill) => {
      const { buyer, sessionId } = await buyArticle(stack);
      const { id } = (await listOrdersOf(buyer.id))[0]!;
      const requestId = crypto.randomUUID();
      const input = { id, amount: 1, givenBack: 0, reason: 'Killed', requestId };
      const killed = await refund({ INPUT: JSON.stringify(input), ADMIN_ID: admin.id }, kill);
      const made = await refundedMinor(sessionId);
      expect([0, 100]).toContain(made);
      if (made > 0) expect(await auditRows(id)).toBe(1);
      const order = await stack.api(ordersContract.refund, input, admin);
      expect(order).toMatchObject({ state: 'partly_refunded', refund: { givenBack: 1 } });
      expect([await refundedMinor(sessionId), await auditRows(id)]).toEqual([100, 1]);
      return killed;
    });
    expect(steps).toBeGreaterThanOrEqual(5);
  },
);
