import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SentInputOf } from '#shared/contracts/define-contract.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { ordersContract } from '#shared/contracts/orders.ts';
import { reportsContract } from '#shared/contracts/reports.ts';
import { paidArticle, startCheckout, verify } from '../../support/buy-article.ts';
import { buyCredits } from '../../support/buy-credits.ts';
import { failureOf } from '../../support/failure-of.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { repeats } from '../../support/tier.ts';

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
  await stack.seedArticles();
});
afterAll(() => stack.stop());
beforeEach(() => stack.stripe.switches({ outage: false, holdWebhooks: false, apiDelayMs: 0 }));

const { list, get, refund } = ordersContract;
type Refund = SentInputOf<typeof refund>;

async function orderOf(sessionId: string): Promise<string> {
  return (await stack.api(list, { q: sessionId, show: 'all' }, admin)).rows[0]!.id;
}
/** A request for one pound, changed as the test wants. */
function ask(id: string, changes: Partial<Refund> = {}) {
  const requestId = crypto.randomUUID();
  const request = { id, amount: 1, givenBack: 0, reason: 'Asked for it', requestId, ...changes };
  return stack.api(refund, request, admin);
}
async function refundsOf(sessionId: string) {
  const charge = await stack.stripe.chargeOf(sessionId);
  return (await stack.stripe.sdk.refunds.list({ charge: charge.id, limit: 100 })).data;
}
async function bought(card?: string) {
  const buyer = await stack.register();
  const sessionId = await startCheckout(stack, buyer);
  await stack.stripe.pay(sessionId, card);
  await stack.stripe.idle();
  return { buyer, sessionId, id: await orderOf(sessionId) };
}

describe('a refund by an administrator', () => {
  it('in full ends the access, notifies the buyer and is in the audit log', async () => {
    const { buyer, sessionId, id } = await bought();
    expect((await stack.api(get, { id }, admin)).refund).toEqual({
      givenBack: 0,
      left: 4.5,
      asksBuyer: false,
    });
    const order = await ask(id, { amount: 4.5, cause: 'requested_by_customer' });
    expect(order).toMatchObject({
      state: 'refunded',
      access: 'refunded',
      refund: { givenBack: 4.5, left: 0, asksBuyer: false },
    });
    expect(await verify(stack, buyer, sessionId)).toMatchObject({ status: 'refunded' });
    await stack.stripe.idle();
    const { events } = await stack.api(get, { id }, admin);
    expect(events.filter(({ what }) => what === 'mail').map(({ detail }) => detail)).toContain(
      'refund',
    );
    const { rows } = await stack.api(reportsContract.audit, { q: id }, admin);
    expect(rows).toMatchObject([
      { action: 'order.refund', details: { amount: '4.5 GBP', reason: 'Asked for it' } },
    ]);
    const [made] = await refundsOf(sessionId);
    expect(made).toMatchObject({ reason: 'requested_by_customer', metadata: { orderId: id } });
  });

  it('in part keeps the access, and the rest can follow', async () => {
    const { sessionId, id } = await bought();
    expect(await ask(id)).toMatchObject({ state: 'partly_refunded', access: 'owned' });
    expect(await ask(id, { amount: 3.5, givenBack: 1 })).toMatchObject({ state: 'refunded' });
    expect((await refundsOf(sessionId)).map(({ amount }) => amount).sort()).toEqual([100, 350]);
  });

  it('of part of the price of credits withdraws the same share', async () => {
    const { sessionId } = await buyCredits(stack);
    const order = await ask(await orderOf(sessionId), { amount: 2.5 });
    const credits = order.events.flatMap((event) => event.credits ?? []);
    expect(credits).toEqual([order.credits, -Math.ceil(order.credits! / 4)]);
  });

  it.each([
    ['more than was paid', { amount: 4.51 }, 'At most £4.50 can be refunded'],
    ['a fraction of a penny', { amount: 0.001 }, 'Enter an amount in GBP'],
    ['nothing', { amount: 0 }, 'Enter an amount above 0'],
  ])('refuses %s', async (_what, changes, text) => {
    const { sessionId, id } = await bought();
    const failure = await failureOf(ask(id, changes));
    expect([failure.code, failure.fields?.['amount']]).toEqual(['validation_failed', text]);
    expect(await refundsOf(sessionId)).toEqual([]);
  });

  it('refuses a decision that was based on an older state', async () => {
    const { sessionId, id } = await bought();
    await ask(id);
    const failure = await failureOf(ask(id));
    expect([failure.code, failure.message]).toEqual([
      'conflict',
      expect.stringContaining('£1.00 of this order has already been refunded'),
    ]);
    expect(await refundsOf(sessionId)).toHaveLength(1);
  });

  it('refuses an order that is unpaid, disputed or unknown', async () => {
    const unpaid = await orderOf(await startCheckout(stack, await stack.register()));
    expect((await failureOf(ask(unpaid))).code).toBe('conflict');
    const { sessionId, id } = await bought();
    await stack.stripe.openDispute(sessionId);
    await stack.stripe.idle();
    expect(await stack.api(get, { id }, admin)).not.toHaveProperty('refund');
    expect((await failureOf(ask(id))).message).toContain('Respond to the dispute in Stripe');
    expect((await failureOf(ask('none'))).code).toBe('not_found');
  });
});

describe('a pending refund', () => {
  it('counts while it is in progress, and is reversed when it fails', async () => {
    const { buyer, sessionId, id } = await bought('4000000000007726');
    const order = await ask(id, { amount: 4.5 });
    expect(order).toMatchObject({
      state: 'refunded',
      refund: { givenBack: 4.5, left: 0, asksBuyer: false },
    });
    expect(order.events.find(({ what }) => what === 'refund')?.status).toBe('pending');
    await stack.stripe.settleRefund(sessionId, false);
    await stack.stripe.idle();
    const failed = await stack.api(get, { id }, admin);
    expect(failed).toMatchObject({ state: 'paid', access: 'owned', refund: { left: 4.5 } });
    expect(failed.events.find(({ what }) => what === 'refund')).toMatchObject({
      status: 'failed',
      detail: 'expired or canceled card',
    });
    expect((await verify(stack, buyer, sessionId)).verified).toBe(true);
    expect(await ask(id, { amount: 4.5 })).toMatchObject({ state: 'refunded' });
  });
});

describe('the same refund, sent repeatedly', { tags: 'repeats' }, () => {
  const times = repeats(25, 100);

  it(`is made once for ${times} concurrent requests and a later one`, async () => {
    const { sessionId, id } = await bought();
    const requestId = crypto.randomUUID();
    await stack.stripe.switches({ apiDelayMs: 20 });
    const all = Array.from({ length: times }, () => ask(id, { requestId }));
    const outcomes = await Promise.allSettled(all);
    await stack.stripe.switches({ apiDelayMs: 0 });
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await refundsOf(sessionId)).toHaveLength(1);
    expect(await ask(id, { requestId })).toMatchObject({ refund: { givenBack: 1, left: 3.5 } });
    expect(await refundsOf(sessionId)).toHaveLength(1);
    const { rows } = await stack.api(reportsContract.audit, { q: id }, admin);
    expect(rows.filter(({ action }) => action === 'order.refund')).toHaveLength(1);
  });

  it('is refused with another amount', async () => {
    const { sessionId, id } = await bought();
    const requestId = crypto.randomUUID();
    await ask(id, { requestId });
    const failure = await failureOf(ask(id, { requestId, amount: 2 }));
    expect(failure.message).toContain('already refunded a different amount');
    expect((await refundsOf(sessionId)).map(({ amount }) => amount)).toEqual([100]);
  });

  it('is made once if two administrators decide based on the same state', async () => {
    const { sessionId, id } = await bought();
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => ask(id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await refundsOf(sessionId)).map(({ amount }) => amount)).toEqual([100]);
  });

  it('is made once if Stripe was unavailable at first', async () => {
    const { sessionId, id } = await bought();
    const requestId = crypto.randomUUID();
    await stack.stripe.switches({ outage: true });
    expect((await failureOf(ask(id, { requestId }))).code).toBe('payment_unavailable');
    await stack.stripe.switches({ outage: false });
    await ask(id, { requestId });
    expect(await refundsOf(sessionId)).toHaveLength(1);
  });

  it('never refunds more than was paid, whatever is requested concurrently', async () => {
    const { sessionId, id } = await bought();
    for (let round = 0; round < 6; round++) {
      const { left, givenBack } = (await stack.api(get, { id }, admin)).refund!;
      const asked = Array.from({ length: 4 }, () => Math.ceil(Math.random() * 200) / 100);
      await Promise.allSettled(asked.map((amount) => ask(id, { amount, givenBack })));
      const after = (await stack.api(get, { id }, admin)).refund!;
      const given = Math.round((after.givenBack - givenBack) * 100) / 100;
      expect([0, ...asked]).toContain(given);
      expect(after.left).toBeLessThanOrEqual(left);
    }
    const total = (await refundsOf(sessionId)).reduce((sum, { amount }) => sum + amount, 0);
    expect(total).toBeLessThanOrEqual(paidArticle.priceMinor);
  });
});
