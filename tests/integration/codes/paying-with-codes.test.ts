import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { codesContract } from '#shared/contracts/codes.ts';
import { creditsContract } from '#shared/contracts/credits.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { receiptsContract } from '#shared/contracts/receipts.ts';
import { paidArticle, startCheckout, verify } from '../../support/buy-article.ts';
import { readBooks } from '../../support/credit-books.ts';
import { failureOf } from '../../support/failure-of.ts';
import { payBySecondOrder } from '../../support/pay-by-second-order.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { sessionIdOf } from '../../support/stripe-controls.ts';
import { repeats } from '../../support/tier.ts';
import { makeCode, orderOfSession, startWithCode, usesOf } from '../../support/use-code.ts';

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles([paidArticle, { ...paidArticle, id: 'another' }]);
  admin = await registerAdmin(stack);
});
afterAll(() => stack.stop());
beforeEach(() => stack.stripe.switches({ holdWebhooks: false }));

const { create, list } = purchaseContract;
const { receipt } = receiptsContract;
const uses = (code: string) => usesOf(stack, admin, code);

async function pay(sessionId: string): Promise<void> {
  await stack.stripe.pay(sessionId);
  await stack.stripe.idle();
}

describe('a purchase with a code', () => {
  it('costs the price less the discount, and the receipt says so', async () => {
    await makeCode(stack, admin, { code: 'THIRD', percentOff: 33 });
    const buyer = await stack.register();
    const sessionId = await startWithCode(stack, buyer, 'third');
    await pay(sessionId);
    expect((await stack.stripe.chargeOf(sessionId)).amount).toBe(301);
    expect(await verify(stack, buyer, sessionId)).toMatchObject({
      verified: true,
      amountPaid: 3.01,
    });
    expect(await stack.api(receipt, { id: sessionId }, buyer)).toMatchObject({
      price: 4.5,
      discount: 1.49,
      code: 'THIRD',
      tax: 0,
      amountPaid: 3.01,
    });
    const [mail] = await stack.waitForMails(buyer.email);
    expect(mail?.text).toMatch(/Price: £4\.50\s+Discount \(THIRD\): -£1\.49\s+Total: £3\.01/);
    expect(await uses('THIRD')).toBe(1);
  });

  it('that makes it free needs no card', async () => {
    await makeCode(stack, admin, { code: 'FREE', percentOff: 100 });
    const buyer = await stack.register();
    const sessionId = await startWithCode(stack, buyer, 'FREE');
    await pay(sessionId);
    expect(await verify(stack, buyer, sessionId)).toMatchObject({ verified: true, amountPaid: 0 });
    expect(await stack.waitForMails(buyer.email)).toHaveLength(1);
  });

  it('that makes credits free gives all of them', async () => {
    await makeCode(stack, admin, { code: 'FREE-CREDITS', percentOff: 100 });
    const buyer = await stack.register();
    const request = { packageId: 'medium' as const, code: 'FREE-CREDITS' };
    const { url } = await stack.api(creditsContract.purchase, request, buyer);
    await pay(sessionIdOf(url));
    expect((await readBooks(buyer.id)).credits).toBe(55);
  });

  it('keeps its discount when the code is switched off before it is paid', async () => {
    await makeCode(stack, admin, { code: 'REMOVED' });
    const buyer = await stack.register();
    const sessionId = await startWithCode(stack, buyer, 'REMOVED');
    await stack.api(codesContract.setActive, { code: 'REMOVED', active: false }, admin);
    await pay(sessionId);
    expect(await verify(stack, buyer, sessionId)).toMatchObject({
      verified: true,
      amountPaid: 2.25,
    });
  });

  it('shares one Checkout between clicks, and opens another for a new price', async () => {
    await makeCode(stack, admin, { code: 'CLICKS', times: 1, perCustomer: 1 });
    const buyer = await stack.register();
    const [first, second] = [
      await startWithCode(stack, buyer, 'CLICKS'),
      await startWithCode(stack, buyer, 'CLICKS'),
    ];
    expect(second).toBe(first);
    expect(await uses('CLICKS')).toBe(1);
    const full = await startCheckout(stack, buyer);
    expect(await uses('CLICKS')).toBe(0);
    const sessions = await Promise.all(
      [first, full].map((id) => stack.stripe.sdk.checkout.sessions.retrieve(id)),
    );
    expect(sessions.map(({ status, amount_total }) => [status, amount_total])).toEqual([
      ['expired', 225],
      ['open', 450],
    ]);
  });

  it('mentions codes only if there are some for the item', async () => {
    const only = { resourceType: 'article' as const, resourceId: 'another' };
    const asked = async (resourceId: string) => {
      const returnUrl = `${stack.siteUrl}/articles/success`;
      const request = { resourceId, resourceType: 'article' as const, returnUrl };
      return (await stack.api(create, request, await stack.register())).codes;
    };
    const { rows } = await stack.api(codesContract.listManaged, {}, admin);
    for (const { code } of rows) {
      await stack.api(codesContract.setActive, { code, active: false }, admin);
    }
    await makeCode(stack, admin, { code: 'ONLY', items: [only] });
    expect([await asked(paidArticle.id), await asked('another')]).toEqual([undefined, true]);
    await stack.api(codesContract.setActive, { code: 'ONLY', active: false }, admin);
    expect(await asked('another')).toBeUndefined();
  });
});

describe('a code is refused', () => {
  it.each<[string, string, Omit<Parameters<typeof makeCode>[2], 'code'>, string]>([
    [
      'for another item',
      'OTHER',
      { items: [{ resourceType: 'article', resourceId: 'another' }] },
      'not for this item',
    ],
    ['below its minimum', 'MINIMUM', { minimum: 4.51 }, 'of £4.51 or more'],
    ['in another currency', 'DOLLARS', { amountOff: 1, currency: 'usd' }, 'not for this item'],
    ['before its start', 'EARLY', { startsAt: '2999-01-01T00:00:00.000Z' }, 'recognise'],
    ['if it leaves too little to charge', 'PENNIES', { amountOff: 4.49 }, 'smallest'],
  ])('%s', async (_name, code, terms, words) => {
    await makeCode(stack, admin, { code, ...terms });
    const failure = await failureOf(startWithCode(stack, await stack.register(), code));
    expect([failure.status, failure.code]).toEqual([409, 'code_refused']);
    expect(failure.message).toContain(words);
    expect(await uses(code)).toBe(0);
  });

  it('after its end, although the Checkout that is open can still be paid', async () => {
    const endsAt = new Date(Date.now() + 60_000).toISOString();
    await makeCode(stack, admin, { code: 'ENDED', endsAt });
    const buyer = await stack.register();
    const sessionId = await startWithCode(stack, buyer, 'ENDED');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
    const failure = await failureOf(startWithCode(stack, await stack.register(), 'ENDED'));
    await pay(sessionId);
    const verified = await verify(stack, buyer, sessionId);
    vi.useRealTimers();
    expect(failure.message).toContain('This code has expired.');
    expect(verified).toMatchObject({ verified: true, amountPaid: 2.25 });
  });

  it('if it is blank', async () => {
    const failure = await failureOf(startWithCode(stack, await stack.register(), ' '));
    expect([failure.code, failure.fields]).toEqual(['validation_failed', { code: 'Enter a code' }]);
  });

  it('if it does not exist, or was switched off at Stripe', async () => {
    const buyer = await stack.register();
    expect((await failureOf(startWithCode(stack, buyer, 'WHAT-CODE'))).code).toBe('code_refused');
    await makeCode(stack, admin, { code: 'DASHBOARD' });
    const { data } = await stack.stripe.sdk.promotionCodes.list({ code: 'DASHBOARD' });
    await stack.stripe.sdk.promotionCodes.update(data[0]!.id, { active: false });
    expect((await failureOf(startWithCode(stack, buyer, 'DASHBOARD'))).code).toBe('code_refused');
    expect(await uses('DASHBOARD')).toBe(0);
  });
});

describe('a code for a single use', () => {
  it('gives exactly one discount to a hundred concurrent buyers', { tags: 'repeats' }, async () => {
    await makeCode(stack, admin, { code: 'LAST', times: 1 });
    const buyers = await Promise.all(
      Array.from({ length: repeats(12, 100) }, () => stack.register()),
    );
    const started = await Promise.allSettled(
      buyers.map((buyer) => startWithCode(stack, buyer, 'LAST')),
    );
    const open = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(open).toHaveLength(1);
    await pay(open[0]!);
    const owned = await Promise.all(buyers.map((buyer) => stack.api(list, {}, buyer)));
    expect(owned.flat().map(({ amountPaid }) => amountPaid)).toEqual([2.25]);
    expect(await uses('LAST')).toBe(1);
    const { message } = await failureOf(startWithCode(stack, buyers[0]!, 'LAST'));
    expect(message).toMatch(/already own|reached its limit/);
  });

  it(
    "per customer gives one discount for a buyer's many clicks on different items",
    { tags: 'repeats' },
    async () => {
      await makeCode(stack, admin, { code: 'EACH', perCustomer: 1 });
      const buyer = await stack.register();
      // Fewer than a buyer's limit of Checkouts in five minutes.
      const items = Array.from({ length: repeats(5, 25) }, (_, n) => `each-${n}`);
      await stack.seedArticles(items.map((id) => ({ ...paidArticle, id })));
      const started = await Promise.allSettled(
        items.map((id) => startWithCode(stack, buyer, 'EACH', id)),
      );
      const open = started.filter(({ status }) => status === 'fulfilled');
      expect(open).toHaveLength(1);
      const failure = await failureOf(startWithCode(stack, buyer, 'EACH'));
      expect(failure.message).toContain('You have already used this code.');
      expect(await startWithCode(stack, await stack.register(), 'EACH')).toBeTruthy();
    },
  );

  it('is available again when the Checkout expires or the delayed payment fails', async () => {
    await makeCode(stack, admin, { code: 'AGAIN', times: 1, perCustomer: 1 });
    const buyer = await stack.register();
    const first = await startWithCode(stack, buyer, 'AGAIN');
    await stack.stripe.expire(first);
    await stack.stripe.idle();
    expect(await uses('AGAIN')).toBe(0);
    const second = await startWithCode(stack, buyer, 'AGAIN');
    await stack.stripe.payLater(second);
    await stack.stripe.idle();
    expect(await uses('AGAIN')).toBe(1);
    await stack.stripe.settle(second, false);
    await stack.stripe.idle();
    expect(await uses('AGAIN')).toBe(0);
  });

  it('stays used up by a refunded purchase', async () => {
    await makeCode(stack, admin, { code: 'REFUND', times: 1 });
    const buyer = await stack.register();
    const sessionId = await startWithCode(stack, buyer, 'REFUND');
    await pay(sessionId);
    await stack.stripe.refund(sessionId);
    await stack.stripe.idle();
    expect((await verify(stack, buyer, sessionId)).status).toBe('refunded');
    expect(await uses('REFUND')).toBe(1);
  });

  it('refunds nothing for a second free order of an owned item, and closes it', async () => {
    await makeCode(stack, admin, { code: 'FREE-TWICE', percentOff: 100 });
    const buyer = await stack.register();
    const sessionId = await startWithCode(stack, buyer, 'FREE-TWICE');
    await payBySecondOrder(stack, sessionId);
    await pay(sessionId);
    expect((await verify(stack, buyer, sessionId)).status).toBe('refunded');
    expect(await orderOfSession(stack, sessionId)).not.toHaveProperty('open');
    const owned = await stack.api(list, {}, buyer);
    expect(owned.map(({ status }) => status)).toEqual(['owned']);
    expect(await stack.waitForMails(buyer.email)).toHaveLength(1);
  });

  it('is released by a second payment for an owned item', async () => {
    await makeCode(stack, admin, { code: 'TWICE', times: 5 });
    const buyer = await stack.register();
    const sessionId = await startWithCode(stack, buyer, 'TWICE');
    const order = await orderOfSession(stack, sessionId);
    const second = await payBySecondOrder(stack, sessionId);
    await pay(sessionId);
    expect((await verify(stack, buyer, second)).verified).toBe(true);
    expect((await verify(stack, buyer, sessionId)).status).toBe('refunded');
    // The second order, which a race would have left, took no use of its own.
    expect(await uses('TWICE')).toBe(0);
    expect(order.quote?.code).toBe('TWICE');
  });
});
