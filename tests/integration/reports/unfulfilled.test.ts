import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  getLock,
  getOrder,
  lockKey,
  placeOrder,
} from '#functions/domain/orders/order-repository.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { reportsContract } from '#shared/contracts/reports.ts';
import { paidArticle, startCheckout } from '../../support/buy-article.ts';
import { failureOf } from '../../support/failure-of.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
  await stack.seedArticles();
  await stack.stripe.switches({ holdWebhooks: true });
});
afterAll(() => stack.stop());
afterEach(() => {
  vi.useRealTimers();
});

const { unfulfilled, fulfil, audit } = reportsContract;

async function paySilently(): Promise<{ buyer: Session; sessionId: string }> {
  const buyer = await stack.register();
  const sessionId = await startCheckout(stack, buyer);
  await stack.stripe.pay(sessionId);
  return { buyer, sessionId };
}

/** Late enough for webhooks and returns to have arrived; sessions and tokens are still valid. */
function minutesLater(minutes: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
}

describe('payments without entitlement', () => {
  it('are those that are paid according to Stripe but not granted, after two minutes', async () => {
    await startCheckout(stack, await stack.register());
    await stack.stripe.payLater(await startCheckout(stack, await stack.register()));
    const { buyer, sessionId } = await paySilently();
    expect(await stack.api(unfulfilled, {}, admin)).toEqual([]);
    minutesLater(3);
    expect(await stack.api(unfulfilled, {}, admin)).toEqual([
      {
        orderId: expect.any(String),
        sessionId,
        email: buyer.email,
        title: paidArticle.title,
        resourceType: 'article',
        amount: 4.5,
        currency: 'gbp',
        createdAt: expect.any(String),
      },
    ]);
  });

  it('are granted by the button, which is logged, and then disappear from the list', async () => {
    const { buyer, sessionId } = await paySilently();
    expect(await stack.api(purchaseContract.list, {}, buyer)).toEqual([]);
    expect(await stack.api(fulfil, { id: sessionId }, admin)).toEqual({ status: 'paid' });
    const [purchase] = await stack.api(purchaseContract.list, {}, buyer);
    expect(purchase).toMatchObject({ id: sessionId, status: 'owned' });
    expect(await stack.waitForMails(buyer.email)).toHaveLength(1);
    minutesLater(3);
    const left = await stack.api(unfulfilled, {}, admin);
    expect(left.map((payment) => payment.sessionId)).not.toContain(sessionId);
    const { rows } = await stack.api(audit, { q: sessionId }, admin);
    expect(rows).toMatchObject([
      { action: 'payment.fulfil', label: paidArticle.title, actorEmail: admin.email },
    ]);
  });

  it('are granted once, even by many concurrent clicks', async () => {
    const { buyer, sessionId } = await paySilently();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => stack.api(fulfil, { id: sessionId }, admin)),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set(['paid']));
    expect(await stack.api(purchaseContract.list, {}, buyer)).toHaveLength(1);
    expect(await stack.waitForMails(buyer.email)).toHaveLength(1);
  });

  it('are not granted if amount and order do not match, and the button says so', async () => {
    const { buyer, sessionId } = await paySilently();
    const { metadata } = await stack.stripe.sdk.checkout.sessions.retrieve(sessionId);
    const order = (await getOrder(metadata!['orderId']!))!;
    const quote = { ...order.quote!, subtotalMinor: 9900 };
    await placeOrder({ ...order, quote }, await getLock(lockKey(order)));
    minutesLater(3);
    const listed = await stack.api(unfulfilled, {}, admin);
    expect(listed.map((payment) => payment.sessionId)).toContain(sessionId);
    const failure = await failureOf(stack.api(fulfil, { id: sessionId }, admin));
    expect(failure.code).toBe('purchase_not_found');
    expect(failure.message).toContain('does not match its order');
    expect(await stack.api(purchaseContract.list, {}, buyer)).toEqual([]);
  });

  it('cannot be granted if Stripe does not know the session', async () => {
    const failure = await failureOf(stack.api(fulfil, { id: 'cs_test_nothing' }, admin));
    expect([failure.status, failure.code]).toEqual([404, 'purchase_not_found']);
  });

  it('are reported as unknown while Stripe does not respond', async () => {
    const { sessionId } = await paySilently();
    minutesLater(3);
    await stack.stripe.switches({ outage: true });
    const failures = await Promise.all([
      failureOf(stack.api(unfulfilled, {}, admin)),
      failureOf(stack.api(fulfil, { id: sessionId }, admin)),
    ]);
    await stack.stripe.switches({ outage: false });
    for (const { status, code } of failures) {
      expect([status, code]).toEqual([503, 'payment_unavailable']);
    }
  });

  it('are for administrators', async () => {
    const member = await stack.register();
    expect((await failureOf(stack.api(unfulfilled, {}, member))).code).toBe('forbidden');
    expect((await failureOf(stack.api(fulfil, { id: 'cs_test_1' }, member))).code).toBe(
      'forbidden',
    );
  });
});
