import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { buyArticle, startCheckout, verify } from '../../support/buy-article.ts';
import { disputeAndRefundEvents } from '../../support/dispute-and-refund-events.ts';
import { failureOf } from '../../support/failure-of.ts';
import { permutations } from '../../support/permutations.ts';
import { payBySecondOrder } from '../../support/pay-by-second-order.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { signedEvent } from '../../support/signed-event.ts';
import { everyFifthUnlessLong, repeats } from '../../support/tier.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
});
afterAll(() => stack.stop());
beforeEach(() => stack.stripe.switches({ holdWebhooks: false }));

const { list, webhook } = purchaseContract;

async function statusOf(buyer: Session): Promise<string | undefined> {
  return (await stack.api(list, {}, buyer))[0]?.status;
}

/** Pays while webhooks are blocked. */
async function paySilently(): Promise<{ buyer: Session; sessionId: string }> {
  await stack.stripe.switches({ holdWebhooks: true });
  const buyer = await stack.register();
  const sessionId = await startCheckout(stack, buyer);
  await stack.stripe.pay(sessionId);
  return { buyer, sessionId };
}

describe('fulfilment', () => {
  it(
    'grants once and sends one email for many concurrent webhooks and verify calls',
    { tags: 'repeats' },
    async () => {
      const { buyer, sessionId } = await paySilently();
      const event = await signedEvent('checkout.session.completed', { id: sessionId });
      const send = async () => (await fetch(stack.gatewayUrl + webhook.path, event())).status;
      const [webhooks, verifies] = await Promise.all([
        Promise.all(Array.from({ length: repeats(20, 100) }, send)),
        Promise.all(
          Array.from({ length: repeats(20, 100) }, () => verify(stack, buyer, sessionId)),
        ),
      ]);
      expect(new Set(webhooks)).toEqual(new Set([200]));
      expect(verifies.every(({ verified }) => verified)).toBe(true);
      expect(await stack.api(list, {}, buyer)).toHaveLength(1);
      await stack.waitForMails(buyer.email);
      await stack.invoke('sweep', {});
      expect(await stack.mails(buyer.email)).toHaveLength(1);
    },
  );

  it('makes up for a lost webhook with the sweep', async () => {
    const { buyer } = await paySilently();
    expect(await statusOf(buyer)).toBeUndefined();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 60_000 });
    await stack.invoke('sweep', {});
    vi.useRealTimers();
    expect(await statusOf(buyer)).toBe('owned');
  });

  it('is the same for events that are repeated, late or unrelated', async () => {
    const { buyer, sessionId } = await buyArticle(stack);
    const events = [
      await signedEvent('checkout.session.completed', { id: sessionId }),
      await signedEvent('checkout.session.expired', { id: sessionId }),
      await signedEvent('customer.created', { id: 'cus_1' }),
      await signedEvent('charge.refunded', { id: 'ch_1', payment_intent: null }),
    ];
    for (const event of events) {
      expect((await fetch(stack.gatewayUrl + webhook.path, event())).status).toBe(200);
    }
    expect(await statusOf(buyer)).toBe('owned');
    expect(await stack.waitForMails(buyer.email)).toHaveLength(1);
  });

  it.each([
    ['a wrong signature', 'whsec_wrong', 0],
    ['a signature of six minutes ago', undefined, 360],
  ])('refuses %s', async (_name, wrongSecret, ageSeconds) => {
    const event = await signedEvent(
      'checkout.session.completed',
      { id: 'cs_test_1' },
      {
        ...(wrongSecret && { secret: wrongSecret }),
        ageSeconds,
      },
    );
    const response = await fetch(stack.gatewayUrl + webhook.path, event());
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: 'signature_invalid' },
    ]);
  });
});

describe('after the payment', () => {
  it('ends access with a full refund, and sends an email about it', async () => {
    const { buyer, sessionId } = await buyArticle(stack);
    await stack.stripe.refund(sessionId);
    await stack.stripe.idle();
    expect(await statusOf(buyer)).toBe('refunded');
    expect(await verify(stack, buyer, sessionId)).toMatchObject({
      verified: false,
      status: 'refunded',
    });
    const mails = await stack.waitForMails(buyer.email, 2);
    expect(mails.map(({ subject }) => subject).sort()[1]).toContain('refund');
  });

  it('keeps access with a partial refund, until the rest is refunded too', async () => {
    const { buyer, sessionId } = await buyArticle(stack);
    await stack.stripe.refund(sessionId, 200);
    await stack.stripe.idle();
    expect((await stack.api(list, {}, buyer))[0]).toMatchObject({
      status: 'owned',
      amountRefunded: 2,
    });
    await stack.stripe.refund(sessionId, 250);
    await stack.stripe.idle();
    expect(await statusOf(buyer)).toBe('refunded');
  });

  it.each(['won', 'lost'] as const)(
    'is suspended during a dispute that is then %s',
    async (outcome) => {
      const { buyer, sessionId } = await buyArticle(stack);
      await stack.stripe.openDispute(sessionId);
      await stack.stripe.idle();
      expect(await statusOf(buyer)).toBe('disputed');
      await stack.stripe.closeDispute(sessionId, outcome);
      await stack.stripe.idle();
      expect(await statusOf(buyer)).toBe(outcome === 'won' ? 'owned' : 'disputed');
    },
  );

  it.each(['won', 'lost'] as const)('stays closed during an appeal that is %s', async (outcome) => {
    const { buyer, sessionId } = await buyArticle(stack);
    await stack.stripe.openDispute(sessionId);
    await stack.stripe.closeDispute(sessionId, 'lost');
    await stack.stripe.idle();
    expect(await statusOf(buyer)).toBe('disputed');
    await stack.stripe.appealDispute(sessionId);
    await stack.stripe.idle();
    expect(await statusOf(buyer)).toBe('disputed');
    expect((await verify(stack, buyer, sessionId)).verified).toBe(false);
    await stack.stripe.closeDispute(sessionId, outcome);
    await stack.stripe.idle();
    expect(await statusOf(buyer)).toBe(outcome === 'won' ? 'owned' : 'disputed');
  });

  it('lets a refunded item be bought again', async () => {
    const { buyer, sessionId } = await buyArticle(stack);
    await stack.stripe.refund(sessionId);
    await stack.stripe.idle();
    const second = await startCheckout(stack, buyer);
    await stack.stripe.pay(second);
    await stack.stripe.idle();
    expect(await statusOf(buyer)).toBe('owned');
    expect((await verify(stack, buyer, sessionId)).verified).toBe(false);
    expect((await verify(stack, buyer, second)).verified).toBe(true);
  });

  it('refunds a second payment for the same item automatically', async () => {
    const { buyer, sessionId } = await buyArticle(stack);
    const paidTwice = await payBySecondOrder(stack, sessionId);
    expect(await statusOf(buyer)).toBe('owned');
    const charge = await stack.stripe.chargeOf(paidTwice);
    expect(charge.amount_refunded).toBe(charge.amount);
    const mails = await stack.waitForMails(buyer.email, 2);
    expect(mails.map(({ text }) => text).join()).toContain(
      'You still own this item and can download it',
    );
  });
});

describe('a delayed method', () => {
  it('grants when the money arrives, not before', async () => {
    const buyer = await stack.register();
    const sessionId = await startCheckout(stack, buyer);
    await stack.stripe.payLater(sessionId);
    await stack.stripe.idle();
    expect(await verify(stack, buyer, sessionId)).toMatchObject({
      verified: false,
      status: 'processing',
    });
    expect((await failureOf(startCheckout(stack, buyer))).code).toBe('payment_processing');
    await stack.stripe.settle(sessionId, true);
    await stack.stripe.idle();
    expect(await statusOf(buyer)).toBe('owned');
  });

  it('leaves nothing behind when the money does not arrive', async () => {
    const buyer = await stack.register();
    const sessionId = await startCheckout(stack, buyer);
    await stack.stripe.payLater(sessionId);
    await stack.stripe.idle();
    await stack.stripe.settle(sessionId, false);
    await stack.stripe.idle();
    expect(await statusOf(buyer)).toBeUndefined();
    expect(await startCheckout(stack, buyer)).not.toBe(sessionId);
  });
});

it('ends up correct whatever the order in which held events are delivered', async () => {
  await stack.stripe.switches({ holdWebhooks: true, shuffleWebhooks: true });
  const buyer = await stack.register();
  const sessionId = await startCheckout(stack, buyer);
  await stack.stripe.pay(sessionId);
  await stack.stripe.openDispute(sessionId);
  await stack.stripe.closeDispute(sessionId, 'won');
  await stack.stripe.refund(sessionId);
  await stack.stripe.switches({ holdWebhooks: false });
  await stack.stripe.idle();
  await stack.stripe.switches({ shuffleWebhooks: false });
  expect((await verify(stack, buyer, sessionId)).status).toBe('refunded');
  expect(await stack.api(list, {}, buyer)).toEqual([]);
});

it('is correct after each event in every possible order', { tags: 'repeats' }, async () => {
  for (const order of everyFifthUnlessLong(permutations([0, 1, 2, 3]))) {
    const { buyer, sessionId } = await paySilently();
    await stack.stripe.openDispute(sessionId);
    await stack.stripe.closeDispute(sessionId, 'won');
    const events = await disputeAndRefundEvents(stack, sessionId);
    // Two events are out of date by the time they arrive; the refund happens between the second and third.
    for (const [step, which] of order.entries()) {
      if (step === 2) await stack.stripe.refund(sessionId);
      const response = await fetch(stack.gatewayUrl + webhook.path, events[which]!());
      expect(response.status).toBe(200);
      expect(await statusOf(buyer), order.join()).toBe(step < 2 ? 'owned' : 'refunded');
    }
    expect(await stack.waitForMails(buyer.email, 2)).toHaveLength(2);
  }
});
