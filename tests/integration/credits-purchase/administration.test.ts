import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '#shared/contracts/auth.ts';
import { membersContract } from '#shared/contracts/members.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { reportsContract } from '#shared/contracts/reports.ts';
import { verify } from '../../support/buy-article.ts';
import { buyCredits, startCreditsCheckout } from '../../support/buy-credits.ts';
import { readBooks, useUp } from '../../support/credit-books.ts';
import { expectLedgerInOrder } from '../../support/expect-ledger-in-order.ts';
import { failureOf } from '../../support/failure-of.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
});
afterAll(() => stack.stop());
afterEach(() => expectLedgerInOrder(stack));
beforeEach(() => stack.stripe.switches({ holdWebhooks: false }));

const { get, setAccess, resendReceipt } = membersContract;
const { dashboard, fulfil } = reportsContract;

const accessOf = async ({ id }: Session) => (await stack.api(get, { id }, admin)).access;
async function set(buyer: Session, granted: boolean) {
  const [access] = await accessOf(buyer);
  const input = { id: buyer.id, item: access!.item, granted, reason: 'A stolen card' };
  return stack.api(setAccess, input, admin);
}
const balanceOf = async ({ id }: Session) => (await readBooks(id)).credits;

describe('an administrator', () => {
  it('sees purchases of credits, each one separately', async () => {
    const { buyer, sessionId } = await buyCredits(stack, { packageId: 'large' });
    await buyCredits(stack, { buyer, packageId: 'large' });
    const access = await accessOf(buyer);
    expect(access).toHaveLength(2);
    expect(new Set(access.map(({ item }) => item)).size).toBe(2);
    expect(access.at(-1)).toMatchObject({
      item: expect.stringMatching(/^credits#\w{26}$/) as string,
      resourceType: 'credits',
      resourceId: 'large',
      title: '120 chat credits',
      state: 'owned',
      sessionId,
      amountPaid: 20,
      amountRefunded: 0,
    });
  });

  it('resends the receipt of one', async () => {
    const { buyer } = await buyCredits(stack);
    const [access] = await accessOf(buyer);
    await stack.api(resendReceipt, { id: buyer.id, item: access!.item }, admin);
    const mails = await stack.waitForMails(buyer.email, 2);
    for (const { text } of mails) expect(text).toContain('The 50 credits are in your account');
  });

  it('withdraws the unused credits of one, once, and restores them', async () => {
    const { buyer, sessionId } = await buyCredits(stack);
    await useUp(buyer.id, 15);
    await Promise.all(Array.from({ length: 10 }, () => set(buyer, false)));
    expect(await balanceOf(buyer)).toBe(0);
    expect(await verify(stack, buyer, sessionId, 'medium')).toMatchObject({
      verified: false,
      status: 'revoked',
      credits: 50,
    });
    expect((await stack.api(purchaseContract.list, {}, buyer))[0]?.status).toBe('revoked');
    await Promise.all(Array.from({ length: 10 }, () => set(buyer, true)));
    const { credits, rows } = await readBooks(buyer.id);
    expect(credits).toBe(40);
    const moves = rows.filter(({ kind }) => kind === 'purchase');
    expect(moves.map(({ credits, reason }) => [credits, reason])).toEqual([
      [40, '50 chat credits, given again'],
      [-40, '50 chat credits, removed by an administrator'],
      [50, '50 chat credits'],
    ]);
  });

  it('restores only the credits that were not refunded in the meantime', async () => {
    const { buyer, sessionId } = await buyCredits(stack);
    await set(buyer, false);
    await stack.stripe.refund(sessionId, 300);
    await stack.stripe.idle();
    expect(await balanceOf(buyer)).toBe(5);
    await stack.stripe.switches({ holdWebhooks: true });
    await stack.stripe.refund(sessionId, 200);
    await set(buyer, true);
    expect(await balanceOf(buyer)).toBe(5 + 25);
  });

  it('and Stripe, who report different things at once, leave what both allow', async () => {
    const { buyer, sessionId } = await buyCredits(stack);
    await stack.stripe.switches({ holdWebhooks: true });
    await stack.stripe.refund(sessionId, 500);
    const told = Array.from({ length: 20 }, () => verify(stack, buyer, sessionId, 'medium'));
    await Promise.all([set(buyer, false), ...told]);
    expect(await balanceOf(buyer)).toBe(5);
    await set(buyer, true);
    expect(await balanceOf(buyer)).toBe(30);
    await stack.stripe.refund(sessionId);
    await verify(stack, buyer, sessionId, 'medium');
    const failure = await failureOf(set(buyer, true));
    expect([failure.status, failure.code]).toEqual([409, 'conflict']);
    expect(await balanceOf(buyer)).toBe(5);
  });

  it('grants an unnoticed payment once, even with many clicks', async () => {
    await stack.stripe.switches({ holdWebhooks: true });
    const buyer = await stack.register();
    const sessionId = await startCreditsCheckout(stack, buyer);
    await stack.stripe.pay(sessionId);
    const clicks = Array.from({ length: 10 }, () => stack.api(fulfil, { id: sessionId }, admin));
    expect(new Set((await Promise.all(clicks)).map(({ status }) => status))).toEqual(
      new Set(['paid']),
    );
    expect(await balanceOf(buyer)).toBe(55);
  });

  it('reads how many credits were sold and used, and the revenue of each package', async () => {
    const today = async () => {
      const { days, items } = await stack.api(dashboard, { days: 1 }, admin);
      const small = items.find(({ resourceId }) => resourceId === 'small');
      return { ...days[0]!, small };
    };
    const before = await today();
    const { buyer, sessionId } = await buyCredits(stack, { packageId: 'small' });
    await buyCredits(stack, { buyer, packageId: 'small' });
    await useUp(buyer.id, 8);
    await stack.stripe.refund(sessionId);
    await stack.stripe.idle();
    const after = await today();
    // 3 of the 20 refunded credits had been used.
    expect(after.creditsSold - before.creditsSold).toBe(40 - 17);
    expect(after.creditsUsed - before.creditsUsed).toBe(8);
    expect([after.sales - before.sales, after.refunds - before.refunds]).toEqual([2, 1]);
    expect(before.small).toBeUndefined();
    expect(after.small).toMatchObject({
      resourceType: 'credits',
      title: '20 chat credits',
      sales: 2,
      refunds: 1,
      revenue: 10,
      refunded: 5,
    });
  });
});
