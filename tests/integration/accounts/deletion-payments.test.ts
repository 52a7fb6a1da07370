import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { getOrder } from '#functions/domain/orders/order-repository.ts';
import { listMemberData } from '#functions/domain/members/member-data-repository.ts';
import type { Order } from '#functions/domain/orders/order.ts';
import { readPayment } from '#functions/domain/orders/read-payment.ts';
import { settleOrder, type Decision } from '#functions/domain/orders/settle-order.ts';
import { stripe } from '#functions/platform/stripe-client.ts';
import { accountContract } from '#shared/contracts/account.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { reportsContract } from '#shared/contracts/reports.ts';
import { buyArticle, startCheckout } from '../../support/buy-article.ts';
import { buyCredits, startCreditsCheckout } from '../../support/buy-credits.ts';
import { expectLedgerInOrder } from '../../support/expect-ledger-in-order.ts';
import { failureOf } from '../../support/failure-of.ts';
import { findTraces, placesOf } from '../../support/find-traces.ts';
import { payBySecondOrder } from '../../support/pay-by-second-order.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { testPassword } from '../../support/test-members.ts';
import { firstUnlessLong } from '../../support/tier.ts';

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
  admin = await registerAdmin(stack);
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await expectLedgerInOrder(stack);
  expect(stack.failures).toEqual([]);
  await stack.stop();
});

const leave = (member: Session) =>
  stack.api(accountContract.deleteAccount, { password: testPassword }, member);

/** Later than anything that was in progress. The sweep fails where it should raise an alarm. */
async function sweepLater(): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4.5 * 60_000 });
  await stack.invoke('sweep', {});
  vi.useRealTimers();
}

async function ordersOf({ id }: Session): Promise<Order[]> {
  const orders: Order[] = [];
  for await (const { id: order } of listMemberData<Order>('orders', id)) {
    orders.push((await getOrder(order))!);
  }
  return orders;
}

async function unfulfilled() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 60_000 });
  const found = await stack.api(reportsContract.unfulfilled, {}, admin);
  vi.useRealTimers();
  return found;
}

it.each(firstUnlessLong(['article', 'credits'] as const))(
  'lists a payment after the deletion (%s) for the operator, until it is refunded',
  { tags: 'repeats' },
  async (kind) => {
    const member = await stack.register();
    const sessionId =
      kind === 'article'
        ? await startCheckout(stack, member)
        : await startCreditsCheckout(stack, member);
    await leave(member);
    await stack.stripe.pay(sessionId);
    await stack.stripe.idle();
    await sweepLater();
    expect(await ordersOf(member)).toMatchObject([{ status: 'pending', email: '', open: 'yes' }]);
    expect((await findTraces(member.id)).purchases).toBeUndefined();
    expect(await unfulfilled()).toMatchObject([{ sessionId, email: 'Account deleted' }]);
    const grant = stack.api(reportsContract.fulfil, { id: sessionId }, admin);
    const refusal = await failureOf(grant);
    expect([refusal.code, refusal.message]).toEqual([
      'conflict',
      expect.stringContaining('Refund the payment in Stripe'),
    ]);
    await stack.stripe.refund(sessionId);
    await stack.stripe.idle();
    expect(await ordersOf(member)).toMatchObject([{ status: 'refunded' }]);
    expect(await unfulfilled()).toEqual([]);
    await stack.invoke('sweep', {});
    expect(await stack.mails(member.email)).toHaveLength(1);
  },
);

it.each(['article', 'credits'] as const)(
  'grants nothing (%s) if the account is deleted while a payment is fulfilled',
  async (kind) => {
    const member = await stack.register();
    const start = kind === 'article' ? startCheckout : startCreditsCheckout;
    const sessionId = await start(stack, member);
    await leave(member);
    const [order] = await ordersOf(member);
    await stack.stripe.switches({ holdWebhooks: true });
    await stack.stripe.pay(sessionId);
    const payment = (await readPayment(sessionId))!;
    // Fulfilment has read the account before it was deleted.
    const read = { held: new Map(), hasBuyer: true };
    const decision: Decision = { status: 'paid', notGranted: [] };
    expect(await settleOrder(order!, decision, payment, read)).toBeUndefined();
    expect(await ordersOf(member)).toEqual([order]);
    expect((await findTraces(member.id)).purchases).toBeUndefined();
    await stack.stripe.refund(sessionId);
    await stack.stripe.switches({ holdWebhooks: false });
    await stack.stripe.idle();
  },
);

it('refunds a second payment, even if Stripe could not before the account was deleted', async () => {
  const { buyer, sessionId } = await buyArticle(stack);
  const { refunds } = await stripe();
  const outage = new Stripe.errors.StripeAPIError({ type: 'api_error', message: 'Try later.' });
  const refund = vi.spyOn(refunds, 'create').mockRejectedValue(outage);
  const second = await payBySecondOrder(stack, sessionId);
  await vi.waitFor(() => expect(refund).toHaveBeenCalled());
  refund.mockRestore();
  const of = async (id: string) => (await ordersOf(buyer)).find((order) => order.sessionId === id)!;
  expect(await of(second)).toMatchObject({ status: 'duplicate', open: 'yes' });
  await leave(buyer);
  await sweepLater();
  await stack.stripe.idle();
  expect(await of(second)).toMatchObject({ status: 'refunded', refundedMinor: 450, email: '' });
  expect(await of(sessionId)).toMatchObject({ status: 'paid', refundedMinor: 0 });
  expect(await unfulfilled()).toEqual([]);
  expect((await findTraces(buyer.id)).purchases).toBeUndefined();
  stack.failures.length = 0;
});

it('closes Checkouts that are open, so that they cannot be paid', async () => {
  const member = await stack.register();
  const sessionId = await startCheckout(stack, member);
  await leave(member);
  await sweepLater();
  expect(await ordersOf(member)).toMatchObject([{ status: 'expired' }]);
  const session = await stack.stripe.sdk.checkout.sessions.retrieve(sessionId);
  expect(session.status).toBe('expired');
});

it('grants nothing for a delayed payment that arrives later', async () => {
  const member = await stack.register();
  const sessionId = await startCheckout(stack, member);
  await stack.stripe.payLater(sessionId);
  await stack.stripe.idle();
  await leave(member);
  await sweepLater();
  await stack.stripe.settle(sessionId, true);
  await stack.stripe.idle();
  expect(await ordersOf(member)).toMatchObject([{ status: 'processing', open: 'yes' }]);
  expect(await unfulfilled()).toMatchObject([{ sessionId }]);
  await stack.stripe.refund(sessionId);
  await stack.stripe.idle();
  expect(await unfulfilled()).toEqual([]);
});

it.each(firstUnlessLong(['refund', 'dispute'] as const))(
  'processes a %s of an earlier purchase',
  { tags: 'repeats' },
  async (what) => {
    for (const buy of [buyArticle, buyCredits]) {
      const { buyer, sessionId } = await buy(stack);
      expect(await ordersOf(buyer)).toMatchObject([{ cardDigits: '4242' }]);
      await leave(buyer);
      await sweepLater();
      if (what === 'refund') await stack.stripe.refund(sessionId);
      else await stack.stripe.openDispute(sessionId);
      await stack.stripe.idle();
      const state = what === 'refund' ? 'refunded' : 'disputed';
      expect(await ordersOf(buyer)).toMatchObject([{ status: state, email: '' }]);
      expect((await ordersOf(buyer))[0]).not.toHaveProperty('cardDigits');
      if (what === 'dispute') {
        await stack.stripe.closeDispute(sessionId, 'won');
        await stack.stripe.idle();
        expect(await ordersOf(buyer)).toMatchObject([{ status: 'paid' }]);
      }
      expect((await findTraces(buyer.id)).purchases).toBeUndefined();
      expect(await placesOf(buyer.email)).toEqual(['mails']);
      await stack.invoke('sweep', {});
    }
    expect(await unfulfilled()).toEqual([]);
  },
);

it(
  'keeps the grant, or lists the payment, when both happen at once',
  { tags: 'long', timeout: 60_000 },
  async () => {
    const members = await Promise.all(Array.from({ length: 8 }, () => stack.register()));
    const sessions = await Promise.all(
      members.map((member, number) =>
        number % 2 === 0 ? startCheckout(stack, member) : startCreditsCheckout(stack, member),
      ),
    );
    await Promise.all([...sessions.map((id) => stack.stripe.pay(id)), ...members.map(leave)]);
    await stack.stripe.idle();
    await sweepLater();
    const orders = (await Promise.all(members.map(ordersOf))).flat();
    expect(orders).toHaveLength(8);
    const listed = (await unfulfilled()).map(({ orderId }) => orderId);
    for (const { id, email, grantedAt } of orders) {
      expect(email).toBe('');
      expect(listed.includes(id)).toBe(grantedAt === undefined);
    }
    for (const { id } of members) {
      const { users, purchases } = await findTraces(id);
      expect([users, purchases]).toEqual([undefined, undefined]);
    }
  },
);
