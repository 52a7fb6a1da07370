import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { releaseHold, settleHold } from '#functions/domain/credits/end-hold.ts';
import { holdCredits } from '#functions/domain/credits/hold-credits.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { verify } from '../../support/buy-article.ts';
import { buyCredits, startCreditsCheckout } from '../../support/buy-credits.ts';
import { purchaseMoves, readBooks, useUp } from '../../support/credit-books.ts';
import { expectLedgerInOrder } from '../../support/expect-ledger-in-order.ts';
import { disputeAndRefundEvents } from '../../support/dispute-and-refund-events.ts';
import { permutations } from '../../support/permutations.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { firstUnlessLong, repeats } from '../../support/tier.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());
afterEach(() => expectLedgerInOrder(stack));
beforeEach(() => stack.stripe.switches({ holdWebhooks: false }));

const { webhook } = purchaseContract;
const balanceOf = async ({ id }: Session) => (await readBooks(id)).credits;
const movesOf = ({ id }: Session) => purchaseMoves(id);

it('is correct after each event in every possible order', { tags: 'repeats' }, async () => {
  for (const order of firstUnlessLong(permutations([0, 1, 2, 3]).toReversed(), 2)) {
    await stack.stripe.switches({ holdWebhooks: true });
    const buyer = await stack.register();
    const sessionId = await startCreditsCheckout(stack, buyer);
    await stack.stripe.pay(sessionId);
    await stack.stripe.openDispute(sessionId);
    await stack.stripe.closeDispute(sessionId, 'won');
    const events = await disputeAndRefundEvents(stack, sessionId);
    // The credits are used between the first and second event; the refund happens between the second and
    // third.
    for (const [step, which] of order.entries()) {
      if (step === 1) await useUp(buyer.id, 15);
      if (step === 2) await stack.stripe.refund(sessionId);
      const response = await fetch(stack.gatewayUrl + webhook.path, events[which]!());
      expect(response.status).toBe(200);
      expect(await balanceOf(buyer), order.join()).toBe([55, 40, 0, 0][step]);
    }
    expect(await movesOf(buyer)).toEqual([
      [50, undefined],
      [-40, 10],
    ]);
  }
});

it('adds up when replies, a payment and a refund happen at once', { tags: 'repeats' }, async () => {
  const { buyer, sessionId } = await buyCredits(stack);
  await stack.stripe.switches({ holdWebhooks: true });
  const second = await startCreditsCheckout(stack, buyer, 'small');
  await stack.stripe.pay(second);
  await stack.stripe.refund(sessionId, 200);
  const requests = repeats(4, 40);
  const replies = Array.from({ length: requests }, async (_, index) => {
    const key = { userId: buyer.id, requestId: `request-${index}` };
    const hold = (await holdCredits(key, 1, undefined))!;
    if (index % 2) await settleHold(hold, { reply: 'An answer.', sources: [] });
    else await releaseHold(hold, 'no_answer');
  });
  const tellings = Array.from({ length: repeats(2, 10) }, () => [
    verify(stack, buyer, sessionId, 'medium'),
    verify(stack, buyer, second, 'small'),
  ]);
  await Promise.all([...replies, ...tellings.flat()]);
  expect(await balanceOf(buyer)).toBe(55 - 10 + 20 - requests / 2);
  expect(await movesOf(buyer)).toHaveLength(3);
});
