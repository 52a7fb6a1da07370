import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getOrder } from '#functions/domain/orders/order-repository.ts';
import type { Order } from '#functions/domain/orders/order.ts';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';
import { stripe } from '#functions/platform/stripe-client.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { paidArticle, startCheckout, verify } from '../../support/buy-article.ts';
import { startCreditsCheckout } from '../../support/buy-credits.ts';
import { readBooks } from '../../support/credit-books.ts';
import { failureOf } from '../../support/failure-of.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
});
afterAll(() => stack.stop());
beforeEach(() => stack.stripe.switches({ holdWebhooks: true }));

const { list } = purchaseContract;

async function paySilently(start = startCheckout): Promise<{ buyer: Session; sessionId: string }> {
  const buyer = await stack.register();
  const sessionId = await start(stack, buyer);
  await stack.stripe.pay(sessionId);
  return { buyer, sessionId };
}

async function orderOf(sessionId: string): Promise<Order> {
  const { metadata } = await stack.stripe.sdk.checkout.sessions.retrieve(sessionId);
  return (await getOrder(metadata!['orderId']!))!;
}

/** Changes the order of a session in a way that no part of the shop does. */
async function changeOrder(sessionId: string, changes: Partial<Order>): Promise<void> {
  const order = { ...(await orderOf(sessionId)), ...changes };
  await dynamo.send(new PutCommand({ TableName: tableName('orders'), Item: order }));
}

describe('a payment', () => {
  it.each<[string, Partial<Order>]>([
    ['price', { quote: { subtotalMinor: 449, discountMinor: 0, currency: 'gbp' } }],
    ['discount', { quote: { subtotalMinor: 450, discountMinor: 1, currency: 'gbp' } }],
    ['currency', { quote: { subtotalMinor: 450, discountMinor: 0, currency: 'usd' } }],
    ['price, from before quotes,', { quote: undefined, amountMinor: 449 }],
    ['currency, from before quotes,', { quote: undefined, currency: 'usd' }],
  ])('grants nothing if its %s is not that of the order', async (_name, other) => {
    const { buyer, sessionId } = await paySilently();
    await changeOrder(sessionId, other);
    expect(await failureOf(verify(stack, buyer, sessionId))).toMatchObject({ status: 404 });
    await stack.stripe.switches({ holdWebhooks: false });
    await stack.stripe.idle();
    expect(await stack.api(list, {}, buyer)).toEqual([]);
  });

  it('of an order from before quotes is granted', async () => {
    const { buyer, sessionId } = await paySilently();
    await changeOrder(sessionId, { quote: undefined });
    expect(await verify(stack, buyer, sessionId)).toMatchObject({ verified: true });
  });

  it('follows the quote even if the price has changed since', async () => {
    const { buyer, sessionId } = await paySilently();
    await stack.seedArticles([{ ...paidArticle, priceMinor: 600 }]);
    const verified = await verify(stack, buyer, sessionId);
    await stack.seedArticles();
    expect(verified).toMatchObject({ verified: true, amountPaid: 4.5 });
  });
});

/** Makes Stripe report that it has taxed this session. */
async function tax(sessionId: string, taxMinor: number, kind: 'added' | 'included') {
  const { sessions } = (await stripe()).checkout;
  const retrieve = sessions.retrieve.bind(sessions);
  const added = kind === 'added' ? taxMinor : 0;
  return vi.spyOn(sessions, 'retrieve').mockImplementation(async (...given) => {
    const session = await retrieve(...given);
    if (session.id !== sessionId) return session;
    session.amount_total! += added;
    session.total_details!.amount_tax = taxMinor;
    const charge = (session.payment_intent as Stripe.PaymentIntent).latest_charge as Stripe.Charge;
    charge.amount += added;
    return session;
  });
}

describe('tax of Stripe', () => {
  it.each([
    ['added', 5.4],
    ['included', 4.5],
  ] as const)('%s does not stop the grant, and counts as paid', async (kind, amountPaid) => {
    const { buyer, sessionId } = await paySilently();
    const spy = await tax(sessionId, 90, kind);
    expect(await verify(stack, buyer, sessionId)).toMatchObject({ verified: true, amountPaid });
    spy.mockRestore();
    expect(await orderOf(sessionId)).toMatchObject({
      amountMinor: amountPaid * 100,
      taxMinor: 90,
      quote: { subtotalMinor: 450, discountMinor: 0, currency: 'gbp' },
    });
  });

  it('is included in the total of which a partial refund of credits is a share', async () => {
    const { buyer, sessionId } = await paySilently(startCreditsCheckout);
    await stack.stripe.refund(sessionId, 600);
    const spy = await tax(sessionId, 200, 'added');
    await verify(stack, buyer, sessionId, 'medium');
    spy.mockRestore();
    // Half of £12.00 took back half of 50 credits; 5 came with the account.
    expect((await readBooks(buyer.id)).credits).toBe(30);
  });
});
