import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOrderPage } from '#functions/domain/orders/order-page.ts';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { ordersContract, type OrderFilter } from '#shared/contracts/orders.ts';
import { buyArticle, paidArticle, startCheckout } from '../../support/buy-article.ts';
import { failureOf } from '../../support/failure-of.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
let admin: Session;
/** The orders of the list, by what happened to them. */
const sales: Record<string, { buyer: Session; sessionId: string }> = {};
let unpaidId = '';
/** A good card with digits of its own. */
const slowCard = '4000000000007726';

beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
  await stack.seedArticles();
  for (const name of ['paid', 'part', 'refunded', 'disputed'])
    sales[name] = await buyArticle(stack, name === 'part' ? slowCard : undefined);
  await stack.stripe.refund(sales['part']!.sessionId, 100);
  await stack.stripe.refund(sales['refunded']!.sessionId);
  await stack.stripe.openDispute(sales['disputed']!.sessionId);
  unpaidId = await startCheckout(stack, await stack.register());
  await stack.stripe.expire(unpaidId);
  sales['open'] = { buyer: await stack.register(), sessionId: '' };
  sales['open'].sessionId = await startCheckout(stack, sales['open'].buyer);
  await stack.stripe.idle();
});
afterAll(() => stack.stop());

const { list } = ordersContract;
const find = (q: string, show?: OrderFilter) =>
  stack.api(list, { q, ...(show && { show }) }, admin).then(({ rows }) => rows);
const statesOf = async (show?: OrderFilter) =>
  (await stack.api(list, { ...(show && { show }) }, admin)).rows.map(({ state }) => state);

describe('the list of orders', () => {
  it('shows the sales, newest first', async () => {
    expect(await statesOf()).toEqual(['disputed', 'refunded', 'partly_refunded', 'paid']);
    const [row] = (await stack.api(list, { show: 'partly_refunded' }, admin)).rows;
    expect(row).toMatchObject({
      title: paidArticle.title,
      email: sales['part']!.buyer.email,
      amount: 4.5,
      refunded: 1,
      currency: 'gbp',
    });
  });

  it.each([
    ['paid', ['paid']],
    ['partly_refunded', ['partly_refunded']],
    ['refunded', ['refunded']],
    ['disputed', ['disputed']],
    ['pending', ['pending']],
    ['unpaid', ['unpaid']],
    ['all', ['pending', 'unpaid', 'disputed', 'refunded', 'partly_refunded', 'paid']],
  ] as const)('shows %s', async (show, states) => {
    expect(await statesOf(show)).toEqual(states);
  });

  it('comes in pages without gaps or repeats', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await stack.api(
        list,
        { limit: 2, show: 'all', ...(cursor && { cursor }) },
        admin,
      );
      expect(page.rows.length).toBeLessThanOrEqual(2);
      seen.push(...page.rows.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual([...new Set(seen)].sort().reverse());
    expect(seen).toHaveLength(6);
  });

  it('refuses a cursor that it did not issue', async () => {
    const failure = await failureOf(stack.api(list, { cursor: 'nonsense' }, admin));
    expect(failure.code).toBe('validation_failed');
  });
});

describe('a search for orders', () => {
  it('finds an address, a part of it, and words of the title', async () => {
    const { email } = sales['part']!.buyer;
    expect((await find(email.toUpperCase())).map(({ state }) => state)).toEqual([
      'partly_refunded',
    ]);
    expect((await find(email.split('@')[0]!)).map(({ email: found }) => found)).toEqual([email]);
    expect(await find(paidArticle.title.split(' ')[0]!)).toHaveLength(4);
    expect(await find('no such title')).toEqual([]);
    expect(await stack.api(list, { q: 'no such title' }, admin)).not.toHaveProperty('searchedTo');
    expect(await find(email, 'refunded')).toEqual([]);
  });

  it('finds an order by its number and by every id at Stripe', async () => {
    const { sessionId } = sales['refunded']!;
    const charge = await stack.stripe.chargeOf(sessionId);
    const refunds = await stack.stripe.sdk.refunds.list({ charge: charge.id });
    const [byNumber] = await find((await find('', 'refunded'))[0]!.id.toLowerCase());
    expect(byNumber?.state).toBe('refunded');
    for (const id of [sessionId, String(charge.payment_intent), charge.id, refunds.data[0]!.id]) {
      expect((await find(id)).map(({ id: found }) => found)).toEqual([byNumber!.id]);
    }
    expect(await find('pi_unknown')).toEqual([]);
    expect(await find('cs_unknown')).toEqual([]);
  });

  it('finds orders by the last four digits of the card', async () => {
    const { sessionId } = sales['part']!;
    const charge = await stack.stripe.chargeOf(sessionId);
    expect(charge.payment_method_details?.card?.last4).toBe('7726');
    const [order, ...others] = await find('7726');
    expect(order).toMatchObject({ state: 'partly_refunded', email: sales['part']!.buyer.email });
    expect(others).toEqual([]);
    expect((await find(' 4242 ')).map(({ state }) => state)).toEqual([
      'disputed',
      'refunded',
      'paid',
    ]);
    expect(await find('7726', 'refunded')).toEqual([]);
    expect(await find('7726 4242')).toEqual([]);
    expect(await find('0000')).toEqual([]);
  });

  it('says so if Stripe has to be asked and does not respond', async () => {
    await stack.stripe.switches({ outage: true });
    expect((await failureOf(find('pi_unknown'))).code).toBe('payment_unavailable');
    await stack.stripe.switches({ outage: false });
  });

  it('reads on if few of many orders match', { tags: 'long' }, async () => {
    const old = { userId: 'someone', title: 'Old paper', resourceType: 'article' };
    const facts = { amountMinor: 100, currency: 'gbp', status: 'paid', version: 1 };
    const rows = Array.from({ length: 1050 }, (_, index) => ({
      ...old,
      ...facts,
      id: `00000000000000000000${String(index).padStart(6, '0')}`,
      email: index === 0 ? 'needle@example.test' : 'hay@example.test',
      createdAt: '2026-01-01T00:00:00.000Z',
    }));
    while (rows.length > 0) {
      const puts = rows.splice(0, 25).map((Item) => ({ PutRequest: { Item } }));
      const RequestItems = { [tableName('orders')]: puts };
      await dynamo.send(new BatchWriteCommand({ RequestItems }));
    }
    const search = { filter: 'all' as const, words: ['needle'], limit: 10, maxRead: 1000 };
    const first = await readOrderPage(search);
    expect(first).toMatchObject({ rows: [], searchedTo: '2026-01-01T00:00:00.000Z' });
    const second = await readOrderPage({ ...search, after: first.next });
    expect(second.rows.map(({ email }) => email)).toEqual(['needle@example.test']);
    expect(second).not.toHaveProperty('next');
    expect(second).not.toHaveProperty('searchedTo');
  });
});
