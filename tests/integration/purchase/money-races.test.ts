import Stripe from 'stripe';
import { ulid } from 'ulid';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEntitlements } from '#functions/domain/orders/grants.ts';
import {
  failUnopened,
  getLock,
  getOrder,
  lockKey,
  recordSession,
  placeOrder,
} from '#functions/domain/orders/order-repository.ts';
import type { Order, OrderStatus } from '#functions/domain/orders/order.ts';
import type { Payment } from '#functions/domain/orders/read-payment.ts';
import { settleOrder } from '#functions/domain/orders/settle-order.ts';
import { stripe } from '#functions/platform/stripe-client.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { downloadsContract } from '#shared/contracts/downloads.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { buyArticle, paidArticle, startCheckout, verify } from '../../support/buy-article.ts';
import { failureOf } from '../../support/failure-of.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { sessionIdOf } from '../../support/stripe-controls.ts';
import { repeats } from '../../support/tier.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  await stack.seedArticles();
  await stack.stripe.switches({ holdWebhooks: false });
});

const { create, list } = purchaseContract;
const wanted = () => ({
  resourceId: paidArticle.id,
  resourceType: 'article' as const,
  returnUrl: `${stack.siteUrl}/articles/success`,
});

async function currentOrder(buyer: Session): Promise<Order> {
  const lock = await getLock(
    lockKey({ userId: buyer.id, resourceType: 'article', resourceId: paidArticle.id }),
  );
  return (await getOrder(lock!.orderId))!;
}

describe('what Checkout offers', () => {
  it('is the current price, even for a second click after a change', async () => {
    const buyer = await stack.register();
    const before = await startCheckout(stack, buyer);
    await stack.seedArticles([{ ...paidArticle, priceMinor: 600 }]);
    const after = await startCheckout(stack, buyer);
    const sessions = await Promise.all(
      [before, after].map((id) => stack.stripe.sdk.checkout.sessions.retrieve(id)),
    );
    expect(sessions.map(({ amount_total, status }) => [amount_total, status])).toEqual([
      [450, 'expired'],
      [600, 'open'],
    ]);
  });

  it('returns the buyer to the origin of the last click', async () => {
    const buyer = await stack.register();
    await startCheckout(stack, buyer);
    const elsewhere = { ...wanted(), returnUrl: `${stack.siteUrl}/articles/success?from=mail` };
    const { url } = await stack.api(create, elsewhere, buyer);
    const session = await stack.stripe.sdk.checkout.sessions.retrieve(sessionIdOf(url));
    expect(session.success_url).toContain('from=mail');
  });

  it('is never an article whose file has not been accepted yet', async () => {
    const { file: _, ...withoutFile } = paidArticle;
    await stack.seedArticles([withoutFile]);
    const failure = await failureOf(stack.api(create, wanted(), await stack.register()));
    expect([failure.status, failure.code]).toEqual([404, 'not_found']);
  });

  it.each([
    ['a blob of our own origin', () => `blob:${stack.siteUrl}/articles`],
    ['backslashes', () => '\\\\evil.example\\articles'],
    ['our host as a user name', () => `${stack.siteUrl}@evil.example/`],
    ['our host on another port', () => `${stack.siteUrl}1/articles`],
    ['a host that only looks like ours', () => stack.siteUrl.replace('localhost', 'locаlhost')],
  ])('never returns to %s', async (_name, returnUrl) => {
    const input = { ...wanted(), returnUrl: returnUrl() };
    const failure = await failureOf(stack.api(create, input, await stack.register()));
    expect([failure.status, failure.code]).toEqual([400, 'return_url_not_allowed']);
  });

  it('returns to a URL without a user name in front of our host', async () => {
    const returnUrl = `${stack.siteUrl.replace('//', '//bank.example:x@')}/articles`;
    const { url } = await stack.api(create, { ...wanted(), returnUrl }, await stack.register());
    const session = await stack.stripe.sdk.checkout.sessions.retrieve(sessionIdOf(url));
    expect(session.success_url).toMatch(new RegExp(`^${stack.siteUrl}/articles\\?`));
  });
});

describe('a Checkout that Stripe will not close', () => {
  it('is not followed by a second one, because its buyer is paying at this moment', async () => {
    const buyer = await stack.register();
    await startCheckout(stack, buyer);
    await stack.seedArticles([{ ...paidArticle, priceMinor: 600 }]);
    const { sessions } = (await stripe()).checkout;
    const refused = new Stripe.errors.StripeInvalidRequestError({
      type: 'invalid_request_error',
      message: 'This Checkout Session is processing a payment.',
    });
    const expire = vi.spyOn(sessions, 'expire').mockRejectedValueOnce(refused);
    const failure = await failureOf(startCheckout(stack, buyer));
    expire.mockRestore();
    expect([failure.status, failure.code]).toEqual([409, 'payment_processing']);
  });
});

describe('an order that is no longer followed', () => {
  it('accepts no further session, so that nobody can pay it unseen', async () => {
    const buyer = await stack.register();
    await startCheckout(stack, buyer);
    const { sessionId: _, checkoutUrl: __, ...rest } = await currentOrder(buyer);
    const order: Order = { ...rest, id: ulid() };
    const lock = await getLock(lockKey(order));
    expect(await placeOrder(order, lock)).toBe(true);
    // Two clicks at once: one gave up and closed the order, then the other's session is created.
    await failUnopened(order);
    await expect(recordSession(order.id, 'cs_test_late', 'https://late')).rejects.toThrow();
    expect(await getOrder(order.id)).not.toHaveProperty('sessionId');
  });
});

/** Brings an order to a status as fulfilment does, with the given state at Stripe. */
async function settle(order: Order, status: OrderStatus, refundedMinor: number): Promise<Order> {
  const payment: Payment = {
    sessionId: order.sessionId!,
    orderId: order.id,
    paymentIntentId: 'pi_1',
    subtotalMinor: order.amountMinor,
    discountMinor: 0,
    taxMinor: 0,
    amountMinor: order.amountMinor,
    currency: order.currency,
    buyer: {},
    hasAgreed: false,
    facts: {
      session: 'complete',
      settled: true,
      failed: false,
      amountMinor: order.amountMinor,
      refundedMinor,
    },
  };
  const decision = { status, notGranted: [] };
  const held = await readEntitlements(order);
  const settled = await settleOrder(order, decision, payment, { held, hasBuyer: true });
  if (!settled) throw new Error(`The order could not become ${status}.`);
  return settled;
}

describe('an order that is refunded twice', () => {
  it('ends access again after the bank returned the first refund, with one email', async () => {
    const buyer = await stack.register();
    await startCheckout(stack, buyer);
    const paid = await settle(await currentOrder(buyer), 'paid', 0);
    const refunded = await settle(paid, 'refunded', 450);
    const failed = await settle(refunded, 'paid', 0);
    expect((await stack.api(list, {}, buyer))[0]?.status).toBe('owned');
    await settle(failed, 'refunded', 450);
    expect((await stack.api(list, {}, buyer))[0]?.status).toBe('refunded');
    const mails = await stack.waitForMails(buyer.email, 2);
    expect(mails).toHaveLength(2);
  });
});

describe('a payment that is disputed before we see it', () => {
  it('has its receipt when the dispute is won', async () => {
    await stack.stripe.switches({ holdWebhooks: true });
    const buyer = await stack.register();
    const sessionId = await startCheckout(stack, buyer);
    await stack.stripe.pay(sessionId);
    await stack.stripe.openDispute(sessionId);
    expect((await verify(stack, buyer, sessionId)).status).toBe('disputed');
    expect((await failureOf(startCheckout(stack, buyer))).code).toBe('already_owned');
    await stack.stripe.closeDispute(sessionId, 'won');
    expect((await verify(stack, buyer, sessionId)).verified).toBe(true);
    const mails = await stack.waitForMails(buyer.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Your Outcrop receipt: ${paidArticle.title}`,
    ]);
  });
});

describe('a download token', () => {
  it('is bound to its session: it does not work for an item bought again after a refund', async () => {
    const { buyer, sessionId } = await buyArticle(stack);
    const { downloadToken } = await verify(stack, buyer, sessionId);
    await stack.stripe.refund(sessionId);
    await stack.stripe.idle();
    const second = await startCheckout(stack, buyer);
    await stack.stripe.pay(second);
    await stack.stripe.idle();
    const download = { id: paidArticle.id, token: downloadToken };
    expect((await failureOf(stack.api(downloadsContract.article, download))).code).toBe(
      'not_purchased',
    );
    const { downloadToken: token } = await verify(stack, buyer, second);
    const response = await stack.send(downloadsContract.article, { id: paidArticle.id, token });
    expect(response.status).toBe(302);
  });
});

describe('the sweep', () => {
  it('checks all open orders in one run, however many there are', { tags: 'repeats' }, async () => {
    const count = repeats(60, 300);
    const buyer = await stack.register();
    await startCheckout(stack, buyer);
    const { sessionId: _, checkoutUrl: __, ...rest } = await currentOrder(buyer);
    const orders = Array.from({ length: count }, (_, n): Order => ({
      ...rest,
      id: ulid(),
      resourceId: `art-${n}`,
      checkAt: '2020-01-01T00:00:00.000Z',
    }));
    for (const order of orders) expect(await placeOrder(order, undefined)).toBe(true);
    const started = new Date().toISOString();
    const answer = await stack.invoke('sweep', {});
    expect(answer).toMatchObject({ orders: count, failures: 0 });
    const checked = await Promise.all(orders.slice(-20).map(({ id }) => getOrder(id)));
    for (const order of checked) expect(order!.checkAt! > started).toBe(true);
  });
});
