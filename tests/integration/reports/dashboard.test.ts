import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { recordCredits } from '#functions/domain/credits/record-credits.ts';
import type * as platformClock from '#functions/platform/clock.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { membersContract } from '#shared/contracts/members.ts';
import { reportsContract } from '#shared/contracts/reports.ts';
import { buyArticle, paidArticle } from '../../support/buy-article.ts';
import { failureOf } from '../../support/failure-of.ts';
import { payBySecondOrder } from '../../support/pay-by-second-order.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

/** The functions write this as the current time; tokens and Checkouts use the real clock. */
const written = vi.hoisted(() => ({ at: undefined as string | undefined }));
vi.mock('#functions/platform/clock.ts', async (original) => {
  const clock = await original<typeof platformClock>();
  return { ...clock, nowIso: () => written.at ?? clock.nowIso() };
});

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
  await stack.seedArticles();
});
afterAll(() => stack.stop());
afterEach(() => {
  vi.useRealTimers();
  written.at = undefined;
});

const startedAt = Date.now();
const daysAgo = (count: number) =>
  new Date(startedAt - count * 24 * 3600_000).toISOString().slice(0, 10);

const { dashboard } = reportsContract;

/** The days of a range, by how long ago they are. */
async function figures(from: number, to: number) {
  const { days } = await stack.api(dashboard, { days: 14 }, admin);
  return days
    .filter(({ date }) => date >= daysAgo(from) && date <= daysAgo(to))
    .map(({ sales, refunds, takings }) => [sales, refunds, ...takings]);
}

const gbp = (revenue: number, refunded = 0) => ({ currency: 'gbp', revenue, refunded });

async function refund(sessionId: string, amountMinor?: number): Promise<void> {
  await stack.stripe.refund(sessionId, amountMinor);
  await stack.stripe.idle();
}

describe('the dashboard', () => {
  it('has every day, 30 by default, including days without events', async () => {
    const { days } = await stack.api(dashboard, {}, admin);
    expect(days).toHaveLength(30);
    expect([daysAgo(0), daysAgo(-1)]).toContain(days.at(-1)!.date);
    expect(days[0]).toEqual({
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      sales: 0,
      refunds: 0,
      takings: [],
      newMembers: 0,
      creditsSold: 0,
      creditsUsed: 0,
    });
    expect((await stack.api(dashboard, { days: 366 }, admin)).days).toHaveLength(366);
    expect((await failureOf(stack.api(dashboard, { days: 367 }, admin))).status).toBe(400);
  });

  it('counts a sale on the day of its payment, and a refund on its own day', async () => {
    written.at = `${daysAgo(12)}T23:59:00.000Z`;
    const first = await buyArticle(stack);
    written.at = `${daysAgo(11)}T00:01:00.000Z`;
    const second = await buyArticle(stack);
    await refund(first.sessionId, 100);
    expect(await figures(12, 11)).toEqual([
      [1, 0, gbp(4.5)],
      [1, 1, gbp(4.5, 1)],
    ]);
    written.at = `${daysAgo(10)}T12:00:00.000Z`;
    await refund(first.sessionId, 50);
    await stack.stripe.openDispute(second.sessionId);
    await stack.stripe.idle();
    written.at = `${daysAgo(9)}T12:00:00.000Z`;
    await stack.stripe.closeDispute(second.sessionId, 'lost');
    await stack.stripe.idle();
    expect(await figures(12, 9)).toEqual([
      [1, 0, gbp(4.5)],
      [1, 0, gbp(4.5)],
      [0, 1, gbp(0, 1.5)],
      [0, 1, gbp(0, 4.5)],
    ]);
    const { items } = await stack.api(dashboard, { days: 14 }, admin);
    expect(items).toEqual([
      {
        resourceType: 'article',
        resourceId: paidArticle.id,
        title: paidArticle.title,
        currency: 'gbp',
        sales: 2,
        refunds: 2,
        revenue: 9,
        refunded: 6,
      },
    ]);
  });

  it('counts a lost dispute as a refund until an appeal is won', async () => {
    written.at = `${daysAgo(7)}T12:00:00.000Z`;
    const { sessionId } = await buyArticle(stack);
    const { stripe } = stack;
    for (const [change, back] of [
      [() => stripe.openDispute(sessionId), 0],
      [() => stripe.closeDispute(sessionId, 'lost'), 4.5],
      [() => stripe.appealDispute(sessionId), 4.5],
      [() => stripe.closeDispute(sessionId, 'won'), 0],
    ] as const) {
      await change();
      await stripe.idle();
      expect(await figures(7, 7)).toEqual([[1, back ? 1 : 0, gbp(4.5, back)]]);
    }
  });

  it('counts a full refund once, and does not count a refunded duplicate payment', async () => {
    written.at = `${daysAgo(5)}T12:00:00.000Z`;
    const { sessionId } = await buyArticle(stack);
    await payBySecondOrder(stack, sessionId);
    expect(await figures(5, 5)).toEqual([[1, 0, gbp(4.5)]]);
    await refund(sessionId);
    expect(await figures(5, 5)).toEqual([[1, 1, gbp(4.5, 4.5)]]);
  });

  it('counts new members, and credits sold and used, from the ledger', async () => {
    written.at = `${daysAgo(3)}T12:00:00.000Z`;
    const { id } = await stack.register();
    await stack.register();
    // Credit entries use the real clock.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(written.at) });
    await recordCredits(id, { entry: 'buy-1', kind: 'purchase', credits: 100 });
    for (const [entry, credits] of Object.entries({ a: -1, b: -1, c: 1, d: -1 })) {
      await recordCredits(id, { entry, kind: 'use', credits });
    }
    vi.useRealTimers();
    const adjustment = { id, credits: 9, reason: 'A gift', requestId: 'request-1' };
    await stack.api(membersContract.adjustCredits, adjustment, admin);
    const { days } = await stack.api(dashboard, {}, admin);
    expect(days.find(({ date }) => date === daysAgo(3))).toMatchObject({
      newMembers: 2,
      creditsSold: 100,
      creditsUsed: 2,
    });
  });
});
