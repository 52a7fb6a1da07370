import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { releaseHold, settleHold } from '#functions/domain/credits/end-hold.ts';
import { holdCredits } from '#functions/domain/credits/hold-credits.ts';
import { listLedger } from '#functions/domain/credits/ledger-repository.ts';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { verify } from '../../support/buy-article.ts';
import { buyCredits, startCreditsCheckout } from '../../support/buy-credits.ts';
import { purchaseMoves, readBooks, useUp } from '../../support/credit-books.ts';
import { expectLedgerInOrder } from '../../support/expect-ledger-in-order.ts';
import { signedEvent } from '../../support/signed-event.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { repeats } from '../../support/tier.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());
afterEach(() => expectLedgerInOrder(stack));
beforeEach(() => stack.stripe.switches({ holdWebhooks: false }));

const { list, webhook } = purchaseContract;

async function refund(sessionId: string, amountMinor?: number): Promise<void> {
  await stack.stripe.refund(sessionId, amountMinor);
  await stack.stripe.idle();
}
async function dispute(sessionId: string, outcome?: 'won' | 'lost'): Promise<void> {
  if (outcome) await stack.stripe.closeDispute(sessionId, outcome);
  else await stack.stripe.openDispute(sessionId);
  await stack.stripe.idle();
}
const balanceOf = async ({ id }: Session) => (await readBooks(id)).credits;

const movesOf = ({ id }: Session) => purchaseMoves(id);

describe('a refund withdraws its credits', () => {
  it.each([
    [300, 15],
    [333, 17],
    [1, 1],
    [999, 50],
    [1000, 50],
  ])('of £10.00 for 50 credits: %d pence withdraw %d', async (amountMinor, withdrawn) => {
    const { buyer, sessionId } = await buyCredits(stack);
    await refund(sessionId, amountMinor);
    expect(await balanceOf(buyer)).toBe(55 - withdrawn);
    expect(await movesOf(buyer)).toEqual([
      [50, undefined],
      [-withdrawn, undefined],
    ]);
  });

  it(
    'step by step, and once for each step however often it is reported',
    { tags: 'repeats' },
    async () => {
      const { buyer, sessionId } = await buyCredits(stack);
      await refund(sessionId, 200);
      await refund(sessionId, 200);
      expect(await balanceOf(buyer)).toBe(5 + 50 - 20);
      const { payment_intent: intent, id } = await stack.stripe.chargeOf(sessionId);
      const event = await signedEvent('charge.refunded', { id, payment_intent: intent });
      await Promise.all(
        Array.from({ length: repeats(15, 50) }, () =>
          fetch(stack.gatewayUrl + webhook.path, event()),
        ),
      );
      await refund(sessionId);
      expect(await balanceOf(buyer)).toBe(5);
      expect((await movesOf(buyer)).map(([credits]) => credits)).toEqual([50, -10, -10, -30]);
      expect((await verify(stack, buyer, sessionId, 'medium')).status).toBe('refunded');
      const mails = await stack.waitForMails(buyer.email, 2);
      const refunded = mails.find(({ subject }) => subject.includes('refund'))!;
      expect(refunded.text).toContain(
        'remaining credits from this purchase have been removed from your account',
      );
    },
  );

  it('as far as they are unused; the rest is recorded', async () => {
    const { buyer, sessionId } = await buyCredits(stack);
    await useUp(buyer.id, 35);
    await refund(sessionId, 500);
    expect(await balanceOf(buyer)).toBe(0);
    await refund(sessionId);
    expect(await balanceOf(buyer)).toBe(0);
    expect(await movesOf(buyer)).toEqual([
      [50, undefined],
      [-20, 5],
      [0, 25],
    ]);
  });

  it('but never those of another purchase', { tags: 'long' }, async () => {
    const { buyer, sessionId } = await buyCredits(stack);
    await useUp(buyer.id, 55);
    const again = await buyCredits(stack, { buyer });
    await refund(sessionId);
    expect(await balanceOf(buyer)).toBe(50);
    await refund(again.sessionId);
    expect(await balanceOf(buyer)).toBe(0);
    expect(await movesOf(buyer)).toEqual([
      [50, undefined],
      [50, undefined],
      [0, 50],
      [-50, undefined],
    ]);
  });

  it('and credits can be bought again afterwards', { tags: 'long' }, async () => {
    const { buyer, sessionId } = await buyCredits(stack);
    await refund(sessionId);
    const again = await buyCredits(stack, { buyer });
    expect(await balanceOf(buyer)).toBe(55);
    const purchases = await stack.api(list, {}, buyer);
    expect(purchases.map(({ id, status }) => [id, status])).toEqual([
      [again.sessionId, 'owned'],
      [sessionId, 'refunded'],
    ]);
  });
});

describe('a dispute', () => {
  it.each([
    ['won', 55, 'owned'],
    ['lost', 5, 'disputed'],
  ] as const)('takes the credits until it is %s', async (outcome, credits, status) => {
    const { buyer, sessionId } = await buyCredits(stack);
    await dispute(sessionId);
    expect(await balanceOf(buyer)).toBe(5);
    await dispute(sessionId, outcome);
    expect(await balanceOf(buyer)).toBe(credits);
    expect((await stack.api(list, {}, buyer))[0]?.status).toBe(status);
  });

  it('that is won restores what was left, not what had been used', { tags: 'long' }, async () => {
    const { buyer, sessionId } = await buyCredits(stack);
    await useUp(buyer.id, 30);
    await dispute(sessionId);
    expect(await balanceOf(buyer)).toBe(0);
    await buyCredits(stack, { buyer, packageId: 'small' });
    await useUp(buyer.id, 12);
    await dispute(sessionId, 'won');
    expect(await balanceOf(buyer)).toBe(25 + 8);
    expect(await movesOf(buyer)).toEqual([
      [50, undefined],
      [-25, 25],
      [20, undefined],
      [25, -25],
    ]);
  });

  it.each(['settled', 'released'] as const)(
    'that opens while a reply is being written, which is then %s, leaves the balance correct',
    { tags: 'long' },
    async (end) => {
      const { buyer, sessionId } = await buyCredits(stack);
      const key = { userId: buyer.id, requestId: 'request-in-dispute' };
      const hold = (await holdCredits(key, 10, undefined))!;
      await dispute(sessionId);
      expect(await balanceOf(buyer)).toBe(0);
      if (end === 'settled') await settleHold(hold, { reply: 'An answer.', sources: [] });
      else await releaseHold(hold, 'failed');
      expect(await balanceOf(buyer)).toBe(end === 'settled' ? 0 : 5);
      await dispute(sessionId, 'won');
      expect(await balanceOf(buyer)).toBe(end === 'settled' ? 45 : 55);
    },
  );

  it('that opens before we see the payment grants nothing until it is won', async () => {
    await stack.stripe.switches({ holdWebhooks: true });
    const buyer = await stack.register();
    const sessionId = await startCreditsCheckout(stack, buyer);
    await stack.stripe.pay(sessionId);
    await stack.stripe.openDispute(sessionId);
    expect((await verify(stack, buyer, sessionId, 'medium')).status).toBe('disputed');
    expect(await balanceOf(buyer)).toBe(5);
    await stack.stripe.closeDispute(sessionId, 'won');
    expect((await verify(stack, buyer, sessionId, 'medium')).verified).toBe(true);
    expect(await balanceOf(buyer)).toBe(55);
    expect(await movesOf(buyer)).toEqual([[50, undefined]]);
  });
});

describe('a payment that is first seen', () => {
  async function paySilently() {
    await stack.stripe.switches({ holdWebhooks: true });
    const buyer = await stack.register();
    const sessionId = await startCreditsCheckout(stack, buyer);
    await stack.stripe.pay(sessionId);
    return { buyer, sessionId };
  }

  it('after a partial refund grants the rest, and reports both', async () => {
    const { buyer, sessionId } = await paySilently();
    await stack.stripe.refund(sessionId, 400);
    await verify(stack, buyer, sessionId, 'medium');
    expect(await balanceOf(buyer)).toBe(5 + 30);
    expect(await movesOf(buyer)).toEqual([
      [50, undefined],
      [-20, undefined],
    ]);
  });

  it('after a full refund grants nothing', async () => {
    const { buyer, sessionId } = await paySilently();
    await stack.stripe.refund(sessionId);
    expect((await verify(stack, buyer, sessionId, 'medium')).status).toBe('refunded');
    expect(await movesOf(buyer)).toEqual([]);
  });

  it(
    'after its buyer has deleted their account ends the order, and nothing else',
    { tags: 'long' },
    async () => {
      const { buyer, sessionId } = await paySilently();
      await dynamo.send(
        new DeleteCommand({ TableName: tableName('users'), Key: { id: buyer.id } }),
      );
      const event = await signedEvent('checkout.session.completed', { id: sessionId });
      const response = await fetch(stack.gatewayUrl + webhook.path, event());
      expect(response.status).toBe(200);
      expect((await listLedger(buyer.id)).map(({ kind }) => kind)).toEqual(['sign-up']);
      await stack.stripe.switches({ holdWebhooks: false });
      await refund(sessionId);
      expect((await listLedger(buyer.id)).map(({ kind }) => kind)).toEqual(['sign-up']);
    },
  );
});
