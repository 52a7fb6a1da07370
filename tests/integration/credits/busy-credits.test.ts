import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordCredits } from '#functions/domain/credits/record-credits.ts';
import { releaseHold, settleHold, stopRequest } from '#functions/domain/credits/end-hold.ts';
import { buyCredits } from '../../support/buy-credits.ts';
import { expectLedgerInOrder } from '../../support/expect-ledger-in-order.ts';
import { busyMember, holdOne, sampleReply } from '../../support/reply-holds.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

describe('checking the credits of all members', () => {
  it('finds nothing wrong while members are busy', { tags: 'long', timeout: 300_000 }, async () => {
    const ids = [await busyMember(stack), await busyMember(stack)];
    const { sessionId } = await buyCredits(stack);
    let busy = true;
    const traffic = ids.map(async (userId) => {
      for (let round = 0; busy; round++) {
        const hold = await holdOne({ userId, requestId: `busy-${round}` });
        if (round % 3 === 0) await stopRequest(hold);
        else if (round % 3 === 1) await releaseHold(hold, 'failed');
        else await settleHold(hold, sampleReply);
        await recordCredits(userId, { entry: `adjust#${round}`, kind: 'adjustment', credits: 1 });
      }
    });
    try {
      await stack.stripe.refund(sessionId);
      for (let looks = 0; looks < 10; looks++) await expectLedgerInOrder(stack);
    } finally {
      busy = false;
      await Promise.all(traffic);
    }
    await stack.stripe.idle();
    const totals = await expectLedgerInOrder(stack);
    expect(totals).toMatchObject({ members: 3, openHolds: 2 });
    expect(totals.entries).toBeGreaterThan(20);
  });
});
