import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '#shared/contracts/auth.ts';
import { membersContract } from '#shared/contracts/members.ts';
import { ordersContract } from '#shared/contracts/orders.ts';
import { buyArticle, paidArticle, startCheckout } from '../../support/buy-article.ts';
import { buyCredits } from '../../support/buy-credits.ts';
import { failureOf } from '../../support/failure-of.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
  await stack.seedArticles();
});
afterAll(() => stack.stop());
beforeEach(() => stack.stripe.switches({ outage: false }));

const { list, get } = ordersContract;
async function open(sessionId: string) {
  const [row] = (await stack.api(list, { q: sessionId, show: 'all' }, admin)).rows;
  return stack.api(get, { id: row!.id }, admin);
}
const told = ({ events }: Awaited<ReturnType<typeof open>>) =>
  events.map(({ by, what, status }) => [by, what, ...(status ? [status] : [])].join(' '));

describe('the page of an order', () => {
  it('says what was bought, by whom and for how much, and links to Stripe', async () => {
    const { buyer, sessionId } = await buyArticle(stack);
    const order = await open(sessionId);
    expect(order).toMatchObject({
      title: paidArticle.title,
      resourceId: paidArticle.id,
      state: 'paid',
      price: 4.5,
      discount: 0,
      tax: 0,
      amount: 4.5,
      email: buyer.email,
      userId: buyer.id,
      hasAccount: true,
      access: 'owned',
      accessItem: `article#${paidArticle.id}`,
      sessionId,
      isTest: true,
      isStripeSilent: false,
    });
    expect(order.dashboardUrl).toBe(`${stack.siteUrl}/_local/payments#${sessionId}`);
  });

  it('lists in order what Stripe reported and what the shop did', async () => {
    const { buyer, sessionId } = await buyArticle(stack);
    await stack.stripe.refund(sessionId, 100);
    await stack.stripe.refund(sessionId);
    await stack.stripe.idle();
    const order = await open(sessionId);
    const story = told(order);
    expect(story.slice(0, 2)).toEqual(['shop ordered', 'stripe opened']);
    expect(story.toSorted()).toEqual(
      [
        'shop ordered',
        'stripe opened',
        'stripe paid',
        'shop granted',
        'stripe refund succeeded',
        'stripe refund succeeded',
        'shop access_ended',
        'shop mail sent',
        'shop mail sent',
      ].toSorted(),
    );
    const { detail, amount } = order.events.find(({ what }) => what === 'paid')!;
    expect([detail, amount]).toEqual(['Visa …4242', 4.5]);
    const refunds = order.events.filter(({ what }) => what === 'refund');
    expect(refunds.map(({ amount }) => amount).sort()).toEqual([1, 3.5]);
    expect(order).toMatchObject({ access: 'refunded', refunded: 4.5 });
    await stack.api(membersContract.remove, { id: buyer.id, reason: 'Asked for it' }, admin);
    expect(await open(sessionId)).toMatchObject({ email: '', hasAccount: false });
  });

  it('shows a dispute, and access that an administrator revoked', async () => {
    const { buyer, sessionId } = await buyArticle(stack);
    const item = `article#${paidArticle.id}`;
    const change = { id: buyer.id, item, granted: false, reason: 'Stolen card' };
    await stack.api(membersContract.setAccess, change, admin);
    await stack.stripe.openDispute(sessionId);
    await stack.stripe.idle();
    const order = await open(sessionId);
    expect(order).toMatchObject({ state: 'disputed', access: 'revoked' });
    expect(told(order)).toEqual(
      expect.arrayContaining(['stripe dispute needs_response', 'shop revoked']),
    );
  });

  it('shows the credits that were added and withdrawn', { tags: 'long' }, async () => {
    const { sessionId } = await buyCredits(stack);
    await stack.stripe.refund(sessionId);
    await stack.stripe.idle();
    const order = await open(sessionId);
    const credits = order.events.filter(({ what }) => what === 'credits').map((e) => e.credits);
    expect(credits).toEqual([order.credits, -order.credits!]);
  });

  it('is shown without Stripe', { tags: 'long' }, async () => {
    const { sessionId } = await buyArticle(stack);
    const { id } = await open(sessionId);
    await stack.stripe.switches({ outage: true });
    const order = await stack.api(get, { id }, admin);
    expect(order).toMatchObject({ state: 'paid', isStripeSilent: true });
    expect(told(order)).toEqual(expect.arrayContaining(['shop ordered', 'shop granted']));
  });

  it(
    'shows an unused payment page, and does not exist for another id',
    { tags: 'long' },
    async () => {
      const sessionId = await startCheckout(stack, await stack.register());
      await stack.stripe.expire(sessionId);
      await stack.stripe.idle();
      const order = await open(sessionId);
      expect(order).toMatchObject({ state: 'unpaid' });
      expect(order).not.toHaveProperty('dashboardUrl');
      expect(told(order)).toContain('stripe expired');
      expect((await failureOf(stack.api(get, { id: 'none' }, admin))).code).toBe('not_found');
    },
  );
});
