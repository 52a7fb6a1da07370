import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bundle } from '#functions/domain/bundles/bundle.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { membersContract } from '#shared/contracts/members.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { verify } from '../../support/buy-article.ts';
import { buy, orderOf, seedBundle, startCheckoutOf, statesOf } from '../../support/buy-bundle.ts';
import { disputeAndRefundEvents } from '../../support/dispute-and-refund-events.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
let admin: Session;
let bundle: Bundle;
let buyer: Session;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
});
afterAll(() => stack.stop());
beforeEach(async () => {
  await stack.stripe.switches({ holdWebhooks: false });
  // 20.00 separately: shares of 7.50, 4.50 and 3.00.
  bundle = await seedBundle(stack, 1500, [1000, 600, 400]);
  buyer = await stack.register();
});

const { list, webhook } = purchaseContract;
const states = () => statesOf(stack, buyer, bundle);
const part = (index: number) => bundle.parts[index]!.resourceId;

async function refundedMinor(sessionId: string): Promise<number> {
  return (await stack.stripe.chargeOf(sessionId)).amount_refunded;
}

/** Returns the text of the buyer's email about something, once there are this many. */
async function mailAbout(title: string, count: number): Promise<string> {
  const mails = await stack.waitForMails(buyer.email, count);
  return mails.find(({ subject }) => subject.includes(title))!.text!;
}

describe('an item that the buyer gets through another order while paying for the bundle', () => {
  /** Orders the bundle first and pays for it last. */
  async function buyPartMeanwhile(indexes: number[]): Promise<string> {
    const sessionId = await startCheckoutOf(stack, buyer, 'bundle', bundle.id);
    for (const index of indexes) await buy(stack, buyer, 'article', part(index));
    await stack.stripe.pay(sessionId);
    await stack.stripe.idle();
    return sessionId;
  }

  it('is not granted twice: its share is refunded once, and the rest is granted', async () => {
    const sessionId = await buyPartMeanwhile([0]);
    expect(await states()).toEqual(['owned', 'owned', 'owned']);
    expect(await refundedMinor(sessionId)).toBe(750);
    const order = await orderOf(buyer, sessionId);
    expect(order).toMatchObject({
      status: 'paid',
      refundedMinor: 750,
      notGranted: [`article#${part(0)}`],
    });
    expect(order).not.toHaveProperty('open');
    await Promise.all(Array.from({ length: 5 }, () => verify(stack, buyer, sessionId, bundle.id)));
    await stack.invoke('sweep', {});
    expect(await refundedMinor(sessionId)).toBe(750);
    expect(await mailAbout(bundle.title, 2)).toContain('so £7.50 goes back to you');
    const purchases = await stack.api(list, {}, buyer);
    const paid = purchases.map(({ resourceId, bundle: from, amountPaid, amountRefunded }) => [
      resourceId,
      from !== undefined,
      amountPaid,
      amountRefunded,
    ]);
    expect(paid).toContainEqual([part(0), false, 10, undefined]);
    expect(paid).toContainEqual([part(1), true, 4.5, undefined]);
  });

  it('stays lost when its own order is refunded later: the bundle did not pay for it', async () => {
    const sessionId = await startCheckoutOf(stack, buyer, 'bundle', bundle.id);
    const own = await buy(stack, buyer, 'article', part(0));
    await stack.stripe.pay(sessionId);
    await stack.stripe.idle();
    await stack.stripe.refund(own);
    await stack.stripe.refund(sessionId, 1);
    await stack.stripe.idle();
    expect(await states()).toEqual(['refunded', 'owned', 'owned']);
    expect(await refundedMinor(sessionId)).toBe(751);
  });

  it('is refunded with the whole bundle if nothing is left to grant', async () => {
    const sessionId = await buyPartMeanwhile([0, 1, 2]);
    expect(await states()).toEqual(['owned', 'owned', 'owned']);
    expect(await refundedMinor(sessionId)).toBe(1500);
    expect((await orderOf(buyer, sessionId)).status).toBe('refunded');
    const purchases = await stack.api(list, {}, buyer);
    expect(purchases.map(({ bundle: from }) => from)).toEqual([undefined, undefined, undefined]);
  });

  it('is itself refunded if the bundle was paid first', async () => {
    const own = await startCheckoutOf(stack, buyer, 'article', part(0));
    const sessionId = await buy(stack, buyer, 'bundle', bundle.id);
    await stack.stripe.pay(own);
    await stack.stripe.idle();
    expect([await refundedMinor(own), await refundedMinor(sessionId)]).toEqual([450 + 550, 0]);
    expect(await states()).toEqual(['owned', 'owned', 'owned']);
  });

  it('is refunded even by the sweep alone', async () => {
    const sessionId = await startCheckoutOf(stack, buyer, 'bundle', bundle.id);
    await buy(stack, buyer, 'article', part(1));
    await stack.stripe.switches({ holdWebhooks: true });
    await stack.stripe.pay(sessionId);
    const start = Date.now();
    for (const hours of [1, 30]) {
      vi.useFakeTimers({ toFake: ['Date'], now: start + hours * 3_600_000 });
      await stack.invoke('sweep', {});
    }
    vi.useRealTimers();
    expect(await refundedMinor(sessionId)).toBe(450);
    expect(await orderOf(buyer, sessionId)).not.toHaveProperty('open');
    expect(await states()).toEqual(['owned', 'owned', 'owned']);
  });
});

describe('access to a bundle', () => {
  it('ends completely after a full refund, and not at all after a partial one', async () => {
    const sessionId = await buy(stack, buyer, 'bundle', bundle.id);
    await stack.stripe.refund(sessionId, 500);
    await stack.stripe.idle();
    expect(await states()).toEqual(['owned', 'owned', 'owned']);
    const some = await stack.api(list, {}, buyer);
    expect(some.map(({ amountRefunded }) => amountRefunded)).toEqual([2.5, 1.5, 1]);
    await stack.stripe.refund(sessionId);
    await stack.stripe.idle();
    expect(await states()).toEqual(['refunded', 'refunded', 'refunded']);
    const mails = await stack.waitForMails(buyer.email, 2);
    const subjects = mails.map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('refund'))).toHaveLength(1);
  });

  it('does not include items that were bought separately since then', async () => {
    const sessionId = await buy(stack, buyer, 'bundle', bundle.id);
    await stack.stripe.refund(sessionId);
    await stack.stripe.idle();
    await buy(stack, buyer, 'article', part(1));
    expect(await states()).toEqual(['refunded', 'owned', 'refunded']);
    // The bank returns the refund: items that the buyer has by now are not granted twice.
    await stack.stripe.settleRefund(sessionId, false);
    await stack.stripe.idle();
    expect(await states()).toEqual(['owned', 'owned', 'owned']);
    expect(await refundedMinor(sessionId)).toBe(450);
    const order = await orderOf(buyer, sessionId);
    expect(order).toMatchObject({ status: 'paid', notGranted: [`article#${part(1)}`] });
  });

  it('is suspended completely during a dispute, in any order of events', async () => {
    const sessionId = await buy(stack, buyer, 'bundle', bundle.id);
    await stack.stripe.openDispute(sessionId);
    await stack.stripe.idle();
    expect(await states()).toEqual(['disputed', 'disputed', 'disputed']);
    await stack.stripe.closeDispute(sessionId, 'won');
    await stack.stripe.idle();
    expect(await states()).toEqual(['owned', 'owned', 'owned']);
    for (const event of await disputeAndRefundEvents(stack, sessionId)) {
      expect((await fetch(stack.gatewayUrl + webhook.path, event())).status).toBe(200);
    }
    expect(await states()).toEqual(['owned', 'owned', 'owned']);
  });

  it('is revoked and restored as a whole by an administrator', async () => {
    const sessionId = await buy(stack, buyer, 'bundle', bundle.id);
    const item = `article#${part(1)}`;
    const set = (granted: boolean) =>
      stack.api(
        membersContract.setAccess,
        { id: buyer.id, item, granted, reason: 'Of the test' },
        admin,
      );
    await set(false);
    expect(await states()).toEqual(['revoked', 'revoked', 'revoked']);
    await buy(stack, buyer, 'article', part(0));
    await set(true);
    await stack.stripe.idle();
    expect(await states()).toEqual(['owned', 'owned', 'owned']);
    expect(await refundedMinor(sessionId)).toBe(750);
    const { access } = await stack.api(membersContract.get, { id: buyer.id }, admin);
    expect(access.map(({ bundle: from }) => from?.title)).toEqual(
      expect.arrayContaining([bundle.title, bundle.title, undefined]),
    );
  });
});
