import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOrder } from '#functions/domain/orders/order-repository.ts';
import { accountContract } from '#shared/contracts/account.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { ordersContract } from '#shared/contracts/orders.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { paidArticle, verify } from '../../support/buy-article.ts';
import { payBySecondOrder } from '../../support/pay-by-second-order.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { sessionIdOf } from '../../support/stripe-controls.ts';
import { testPassword } from '../../support/test-members.ts';

/** Konbini, with which the local Stripe lets buyers pay in yen, cannot send money back. */
let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
  await stack.seedArticles([{ ...paidArticle, id: 'yen', priceMinor: 500, currency: 'jpy' }]);
});
afterAll(() => stack.stop());

const payAtTheShop = async (sessionId: string) => {
  await stack.stripe.payLater(sessionId);
  await stack.stripe.settle(sessionId, true);
};

async function startInYen(buyer: Session): Promise<string> {
  const returnUrl = `${stack.siteUrl}/articles/success`;
  const request = { resourceId: 'yen', resourceType: 'article' as const, returnUrl };
  return sessionIdOf((await stack.api(purchaseContract.create, request, buyer)).url);
}

async function bought(pay: (sessionId: string) => Promise<unknown> = payAtTheShop) {
  const buyer = await stack.register();
  const sessionId = await startInYen(buyer);
  await pay(sessionId);
  await stack.stripe.idle();
  return { buyer, sessionId, id: await orderOf(sessionId) };
}

async function orderOf(sessionId: string): Promise<string> {
  const { list } = ordersContract;
  return (await stack.api(list, { q: sessionId, show: 'all' }, admin)).rows[0]!.id;
}

function ask(id: string, amount: number, givenBack = 0) {
  const request = { id, amount, givenBack, reason: 'Asked for it', requestId: crypto.randomUUID() };
  return stack.api(ordersContract.refund, request, admin);
}

async function refundsOf(sessionId: string) {
  const { id } = await stack.stripe.chargeOf(sessionId);
  return (await stack.stripe.sdk.refunds.list({ charge: id })).data;
}

const accessOf = async (buyer: Session, sessionId: string) =>
  (await verify(stack, buyer, sessionId, 'yen')).verified;

describe('a refund for which Stripe asks the buyer', () => {
  it("goes from the admin page to Stripe with the buyer's address, and the email says what to expect", async () => {
    const { buyer, sessionId, id } = await bought();
    const before = await stack.api(ordersContract.get, { id }, admin);
    expect(before.refund).toEqual({ givenBack: 0, left: 500, asksBuyer: true });
    const order = await ask(id, 500);
    expect(order).toMatchObject({ state: 'refunded', access: 'refunded' });
    expect(order.events.find(({ what }) => what === 'refund')?.status).toBe('requires_action');
    expect(await refundsOf(sessionId)).toMatchObject([
      { status: 'requires_action', instructions_email: buyer.email },
    ]);
    expect(await accessOf(buyer, sessionId)).toBe(false);
    const [notice] = await stack.waitForMails(buyer.email, 2);
    expect(notice!.text).toContain('Stripe, which handles our payments, will email you to ask');
    expect(notice!.text).not.toContain('on its way back');
    await stack.stripe.settleRefund(sessionId, true);
    await stack.stripe.idle();
    const after = await stack.api(ordersContract.get, { id }, admin);
    expect(after.events.find(({ what }) => what === 'refund')?.status).toBe('succeeded');
    expect(await stack.mails(buyer.email)).toHaveLength(2);
  });

  it('restores access if the buyer does not respond, and can be repeated', async () => {
    const { buyer, sessionId, id } = await bought();
    await ask(id, 500);
    await stack.stripe.settleRefund(sessionId, false);
    await stack.stripe.idle();
    expect(await accessOf(buyer, sessionId)).toBe(true);
    expect(await ask(id, 500)).toMatchObject({ state: 'refunded' });
  });

  it('keeps the access if it is partial', async () => {
    const { buyer, sessionId, id } = await bought();
    expect(await ask(id, 200)).toMatchObject({ state: 'partly_refunded', access: 'owned' });
    expect(await accessOf(buyer, sessionId)).toBe(true);
    expect(await ask(id, 300, 200)).toMatchObject({ state: 'refunded' });
  });

  it('goes to the address given at Checkout if the account is deleted', async () => {
    const { buyer, sessionId, id } = await bought();
    const { email } = (await stack.stripe.sdk.checkout.sessions.retrieve(sessionId))
      .customer_details!;
    await stack.api(accountContract.deleteAccount, { password: testPassword }, buyer);
    await expect.poll(async () => (await getOrder(id))!.email).toBe('');
    await ask(id, 500);
    expect(await refundsOf(sessionId)).toMatchObject([{ instructions_email: email }]);
  });

  it('asks nobody if a card was used', async () => {
    const { buyer, id, sessionId } = await bought(stack.stripe.pay);
    expect((await ask(id, 500)).refund?.asksBuyer).toBe(false);
    expect((await refundsOf(sessionId))[0]).not.toHaveProperty('instructions_email');
    const [notice] = await stack.waitForMails(buyer.email, 2);
    expect(notice!.text).toContain('on its way back');
  });
});

describe('a second payment for an owned item', () => {
  it('is refunded automatically, to the account that Stripe asks for', async () => {
    const { buyer, sessionId: first } = await bought();
    const second = await payBySecondOrder(stack, first, payAtTheShop);
    expect(await refundsOf(second)).toMatchObject([
      { status: 'requires_action', reason: 'duplicate', instructions_email: buyer.email },
    ]);
    await stack.stripe.idle();
    expect(await accessOf(buyer, first)).toBe(true);
    const [notice] = await stack.waitForMails(buyer.email, 2);
    expect(notice!.text).toContain('Stripe, which handles our payments, will email you to ask');
    expect(notice!.text).toContain('You still own this item and can download it');
  });
});
