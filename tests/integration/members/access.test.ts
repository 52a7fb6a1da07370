import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { articlesContract } from '#shared/contracts/articles.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { downloadsContract } from '#shared/contracts/downloads.ts';
import { membersContract, type MemberAccess } from '#shared/contracts/members.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { reportsContract } from '#shared/contracts/reports.ts';
import { buyArticle, paidArticle, startCheckout, verify } from '../../support/buy-article.ts';
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
beforeEach(() => stack.stripe.switches({ holdWebhooks: false, outage: false }));

const { setAccess, resendReceipt, get } = membersContract;
const item = `article#${paidArticle.id}`;
const set = (buyer: Session, granted: boolean, reason = 'Bought with a stolen card') =>
  stack.api(setAccess, { id: buyer.id, item, granted, reason }, admin);

async function accessOf(buyer: Session): Promise<MemberAccess[]> {
  return (await stack.api(get, { id: buyer.id }, admin)).access;
}
async function stateOf(buyer: Session): Promise<string | undefined> {
  return (await accessOf(buyer))[0]?.state;
}
async function refund(sessionId: string, amountMinor?: number): Promise<void> {
  await stack.stripe.refund(sessionId, amountMinor);
  await stack.stripe.idle();
}

describe('access that was revoked', () => {
  it('is closed everywhere at once, and its buyer is notified', async () => {
    const { buyer, sessionId } = await buyArticle(stack);
    const { downloadToken: token } = await verify(stack, buyer, sessionId);
    expect((await set(buyer, false)).access[0]?.state).toBe('revoked');
    const download = { id: paidArticle.id, token };
    expect((await failureOf(stack.api(downloadsContract.article, download))).code).toBe(
      'not_purchased',
    );
    const [purchase] = await stack.api(purchaseContract.list, {}, buyer);
    expect(purchase).toMatchObject({ id: sessionId, status: 'revoked' });
    expect(purchase).not.toHaveProperty('downloadToken');
    const verified = await verify(stack, buyer, sessionId);
    expect(verified).toMatchObject({ verified: false, status: 'revoked' });
    expect(verified).not.toHaveProperty('downloadToken');
    const article = await stack.api(articlesContract.get, { id: paidArticle.id }, buyer);
    expect(article.owned).not.toBe(true);
  });

  it(
    'does not come back, whatever Stripe reports about the payment afterwards',
    { tags: 'long' },
    async () => {
      const { buyer, sessionId } = await buyArticle(stack);
      await set(buyer, false);
      const { data: events } = await stack.stripe.sdk.events.list({ limit: 100 });
      for (const { id } of events) await stack.stripe.resendEvent(id);
      await stack.stripe.idle();
      expect(await stateOf(buyer)).toBe('revoked');
      await refund(sessionId, 100);
      expect((await accessOf(buyer))[0]).toMatchObject({ state: 'revoked', amountRefunded: 1 });
      await stack.stripe.openDispute(sessionId);
      await stack.stripe.idle();
      expect(await stateOf(buyer)).toBe('revoked');
      await stack.stripe.closeDispute(sessionId, 'won');
      await stack.stripe.idle();
      expect(await stateOf(buyer)).toBe('revoked');
    },
  );

  it('comes back when it is restored, and is logged both ways', async () => {
    const { buyer, sessionId } = await buyArticle(stack);
    await set(buyer, false);
    await set(buyer, false);
    expect((await set(buyer, true, 'A mistake')).access[0]?.state).toBe('owned');
    await set(buyer, true, 'A mistake');
    expect((await verify(stack, buyer, sessionId)).verified).toBe(true);
    const { rows } = await stack.api(reportsContract.audit, { q: buyer.email }, admin);
    expect(rows.map(({ action, details }) => [action, details])).toEqual([
      ['user.restore', { item, title: paidArticle.title, reason: 'A mistake' }],
      ['user.revoke', { item, title: paidArticle.title, reason: 'Bought with a stolen card' }],
    ]);
  });

  it(
    "is restored to Stripe's current state, even if no webhook arrived",
    { tags: 'long' },
    async () => {
      const { buyer, sessionId } = await buyArticle(stack);
      await set(buyer, false);
      await stack.stripe.switches({ holdWebhooks: true });
      await stack.stripe.refund(sessionId);
      expect((await set(buyer, true)).access[0]).toMatchObject({
        state: 'refunded',
        amountRefunded: 4.5,
      });
    },
  );

  it('is not restored while Stripe cannot be asked', { tags: 'long' }, async () => {
    const { buyer } = await buyArticle(stack);
    await set(buyer, false);
    await stack.stripe.switches({ outage: true });
    const failure = await failureOf(set(buyer, true));
    await stack.stripe.switches({ outage: false });
    expect([failure.status, failure.code]).toEqual([503, 'payment_unavailable']);
    expect(await stateOf(buyer)).toBe('revoked');
  });

  it('can be bought again; the first payment is left alone', { tags: 'long' }, async () => {
    const { buyer, sessionId: first } = await buyArticle(stack);
    await set(buyer, false);
    const second = await startCheckout(stack, buyer);
    expect(second).not.toBe(first);
    await stack.stripe.pay(second);
    await stack.stripe.idle();
    expect((await verify(stack, buyer, second)).verified).toBe(true);
    await refund(first, 100);
    expect((await stack.stripe.chargeOf(first)).amount_refunded).toBe(100);
    expect(await accessOf(buyer)).toMatchObject([{ state: 'owned', sessionId: second }]);
    expect((await verify(stack, buyer, first)).status).toBe('revoked');
  });

  it(
    'stays recorded, and can be restored, when a second payment does not arrive',
    { tags: 'long' },
    async () => {
      const { buyer, sessionId: first } = await buyArticle(stack);
      await set(buyer, false);
      const second = await startCheckout(stack, buyer);
      await stack.stripe.payLater(second);
      await stack.stripe.idle();
      expect(await accessOf(buyer)).toMatchObject([{ state: 'processing', sessionId: second }]);
      await stack.stripe.settle(second, false);
      await stack.stripe.idle();
      expect(await accessOf(buyer)).toMatchObject([{ state: 'revoked', sessionId: first }]);
      expect((await set(buyer, true)).access[0]?.state).toBe('owned');
    },
  );

  it('can be revoked or restored only if it was granted and not refunded', async () => {
    const { buyer, sessionId } = await buyArticle(stack);
    await refund(sessionId);
    for (const granted of [true, false]) {
      const failure = await failureOf(set(buyer, granted));
      expect([failure.status, failure.code]).toEqual([409, 'conflict']);
    }
    const other = await failureOf(set(await stack.register(), false));
    expect([other.status, other.code]).toEqual([404, 'not_found']);
  });

  it('is revoked exactly once by many requests concurrent with webhooks', async () => {
    const { buyer, sessionId } = await buyArticle(stack);
    await Promise.all([
      ...Array.from({ length: 5 }, () => set(buyer, false)),
      ...Array.from({ length: 5 }, () => verify(stack, buyer, sessionId)),
      stack.stripe.refund(sessionId, 50),
    ]);
    await stack.stripe.idle();
    expect((await accessOf(buyer))[0]).toMatchObject({ state: 'revoked', amountRefunded: 0.5 });
    const { rows } = await stack.api(reportsContract.audit, { q: buyer.email }, admin);
    expect(rows.map(({ action }) => action)).toEqual(['user.revoke']);
  });
});

describe('a receipt', () => {
  it('is sent again once for all clicks within a minute', async () => {
    const { buyer } = await buyArticle(stack);
    await stack.waitForMails(buyer.email);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const send = () => stack.api(resendReceipt, { id: buyer.id, item }, admin);
    const { message } = await send();
    await send();
    vi.useRealTimers();
    expect(message).toContain(buyer.email);
    const mails = await stack.waitForMails(buyer.email, 2);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Your Outcrop receipt: ${paidArticle.title}`,
      `Your Outcrop receipt: ${paidArticle.title}`,
    ]);
    const { rows } = await stack.api(reportsContract.audit, { q: buyer.email }, admin);
    expect(rows.map(({ action }) => action)).toEqual(['user.resend']);
  });

  it(
    'is not sent for items that were not bought, and not without limit',
    { tags: 'long' },
    async () => {
      const { buyer } = await buyArticle(stack);
      const other = { id: buyer.id, item: 'article#another' };
      expect((await failureOf(stack.api(resendReceipt, other, admin))).code).toBe('not_found');
      const later = await stack.register();
      await stack.stripe.payLater(await startCheckout(stack, later));
      await stack.stripe.idle();
      const unpaid = await failureOf(stack.api(resendReceipt, { id: later.id, item }, admin));
      expect([unpaid.status, unpaid.code]).toEqual([403, 'not_purchased']);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
      const statuses = [];
      for (let tries = 0; tries < 11; tries++) {
        statuses.push((await stack.send(resendReceipt, { id: buyer.id, item }, admin)).status);
      }
      vi.useRealTimers();
      expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    },
  );
});
