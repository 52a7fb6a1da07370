import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Bundle } from '#functions/domain/bundles/bundle.ts';
import { changeItem } from '#functions/domain/catalogue/catalogue-repository.ts';
import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { bundlesContract } from '#shared/contracts/bundles.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { verify } from '../../support/buy-article.ts';
import { buy, orderOf, seedBundle, startCheckoutOf, statesOf } from '../../support/buy-bundle.ts';
import { failureOf } from '../../support/failure-of.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { signedEvent } from '../../support/signed-event.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { repeats } from '../../support/tier.ts';
import { makeCode } from '../../support/use-code.ts';

let stack: TestStack;
let admin: Session;
let buyer: Session;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
});
afterAll(() => stack.stop());
beforeEach(async () => {
  await stack.stripe.switches({ holdWebhooks: false });
  buyer = await stack.register();
});

const allOwned = ['owned', 'owned', 'owned'];
const part = ({ parts }: Bundle, index: number) => parts[index]!.resourceId;
const sessionOf = (id: string) => stack.stripe.sdk.checkout.sessions.retrieve(id);

async function refundedMinor(sessionId: string): Promise<number> {
  return (await stack.stripe.chargeOf(sessionId)).amount_refunded;
}

async function pay(sessionId: string): Promise<void> {
  await stack.stripe.pay(sessionId);
  await stack.stripe.idle();
}

describe('between the quote and the payment', () => {
  it.each([
    [
      'a price goes up',
      (bundle: Bundle) => changeItem('articles', part(bundle, 0), { priceMinor: 9000 }),
    ],
    [
      'an item becomes free',
      (bundle: Bundle) => changeItem('articles', part(bundle, 0), { priceMinor: 0 }),
    ],
    [
      'an item is deleted',
      (bundle: Bundle) => stack.api(articlesAdminContract.remove, { id: part(bundle, 0) }, admin),
    ],
    [
      'the bundle is unpublished',
      (bundle: Bundle) => changeItem('bundles', bundle.id, { shelf: 'unpublished' }),
    ],
    ['the bundle is deleted', ({ id }: Bundle) => stack.api(bundlesContract.remove, { id }, admin)],
  ] as const)('%s, and the buyer gets what was quoted', async (_what, change) => {
    const bundle = await seedBundle(stack, 1500, [1000, 600, 400]);
    const sessionId = await startCheckoutOf(stack, buyer, 'bundle', bundle.id);
    const { quote } = await orderOf(buyer, sessionId);
    await change(bundle);
    await pay(sessionId);
    expect(await statesOf(stack, buyer, bundle)).toEqual(allOwned);
    const order = await orderOf(buyer, sessionId);
    expect(order).toMatchObject({ status: 'paid', amountMinor: 1500, refundedMinor: 0, quote });
    expect((await sessionOf(sessionId)).amount_total).toBe(1500);
  });

  it('another click gets the new price, and closes the Checkout with the old one', async () => {
    const bundle = await seedBundle(stack, 1500, [1000, 600, 400]);
    const old = await startCheckoutOf(stack, buyer, 'bundle', bundle.id);
    // In another tab.
    await buy(stack, buyer, 'article', part(bundle, 0));
    const lowered = await startCheckoutOf(stack, buyer, 'bundle', bundle.id);
    await changeItem('bundles', bundle.id, { priceMinor: 1000 });
    const cheaper = await startCheckoutOf(stack, buyer, 'bundle', bundle.id);
    const sessions = await Promise.all([old, lowered, cheaper].map(sessionOf));
    expect(sessions.map(({ status, amount_total }) => [status, amount_total])).toEqual([
      ['expired', 1500],
      ['expired', 750],
      ['open', 500],
    ]);
    await pay(cheaper);
    expect(await statesOf(stack, buyer, bundle)).toEqual(allOwned);
    expect(await refundedMinor(cheaper)).toBe(0);
  });
});

describe('currencies with steps of their own', () => {
  it.each([
    ['jpy', 1500, [1000, 600, 400], [750, 450, 300]],
    // Stripe takes three decimals, the last of which is 0.
    ['kwd', 10_010, [5000, 5000, 3330], [3760, 3750, 2500]],
  ] as const)(
    'in %s each share can be charged and refunded',
    async (currency, priceMinor, prices, shares) => {
      const bundle = await seedBundle(stack, priceMinor, prices, currency);
      const sessionId = await startCheckoutOf(stack, buyer, 'bundle', bundle.id);
      await buy(stack, buyer, 'article', part(bundle, 0));
      await pay(sessionId);
      const { quote } = await orderOf(buyer, sessionId);
      expect(quote!.bundle!.parts.map(({ shareMinor }) => shareMinor)).toEqual(shares);
      expect(await refundedMinor(sessionId)).toBe(shares[0]);
      expect(await statesOf(stack, buyer, bundle)).toEqual(allOwned);
      const other = await stack.register();
      await buy(stack, other, 'article', part(bundle, 0));
      const rest = await startCheckoutOf(stack, other, 'bundle', bundle.id);
      expect((await sessionOf(rest)).amount_total).toBe(shares[1] + shares[2]);
    },
  );

  it('a discount in kwd leaves shares that Stripe can refund', async () => {
    await makeCode(stack, admin, { code: 'KWD-33', percentOff: 30 });
    const bundle = await seedBundle(stack, 10_100, [5000, 5000, 3330], 'kwd');
    const sessionId = await startCheckoutOf(stack, buyer, 'bundle', bundle.id, 'KWD-33');
    await buy(stack, buyer, 'article', part(bundle, 1));
    await pay(sessionId);
    const { amountMinor } = await orderOf(buyer, sessionId);
    expect(amountMinor).toBe(7070);
    expect((await refundedMinor(sessionId)) % 10).toBe(0);
    expect(Math.abs((await refundedMinor(sessionId)) - (7070 * 5000) / 13_330)).toBeLessThan(10);
  });
});

describe('a code of 100 %', () => {
  it('grants all items without payment, and refunds nothing', async () => {
    await makeCode(stack, admin, { code: 'BUNDLE-FREE', percentOff: 100 });
    const bundle = await seedBundle(stack, 1500, [1000, 600, 400]);
    const sessionId = await startCheckoutOf(stack, buyer, 'bundle', bundle.id, 'BUNDLE-FREE');
    await buy(stack, buyer, 'article', part(bundle, 2));
    await pay(sessionId);
    expect(await statesOf(stack, buyer, bundle)).toEqual(allOwned);
    const order = await orderOf(buyer, sessionId);
    expect(order).toMatchObject({
      status: 'paid',
      amountMinor: 0,
      refundedMinor: 0,
      notGranted: [`article#${part(bundle, 2)}`],
    });
    expect(order).not.toHaveProperty('open');
    expect(order).not.toHaveProperty('paymentIntentId');
  });
});

describe('two bundles that have an item in common', () => {
  it('are both granted, and the item is paid once', { tags: 'repeats' }, async () => {
    const first = await seedBundle(stack, 1500, [1000, 600, 400]);
    const second = await seedBundle(stack, 800, [500, 500]);
    const shared = first.parts[1]!;
    await changeItem('bundles', second.id, { parts: [shared, second.parts[1]!] });
    const ids = [
      await startCheckoutOf(stack, buyer, 'bundle', first.id),
      await startCheckoutOf(stack, buyer, 'bundle', second.id),
    ] as const;
    await stack.stripe.switches({ holdWebhooks: true });
    for (const id of ids) await stack.stripe.pay(id);
    const events = await Promise.all(
      ids.map((id) => signedEvent('checkout.session.completed', { id })),
    );
    const send = async (event: (typeof events)[number]) =>
      (await fetch(stack.gatewayUrl + purchaseContract.webhook.path, event())).status;
    const many = Array.from({ length: repeats(10, 50) }, () => events).flat();
    expect(new Set(await Promise.all(many.map(send)))).toEqual(new Set([200]));
    for (let look = 0; look < 2; look++) {
      await verify(stack, buyer, ids[0], first.id);
      await verify(stack, buyer, ids[1], second.id);
    }
    expect(await statesOf(stack, buyer, first)).toEqual(allOwned);
    expect(await statesOf(stack, buyer, second)).toEqual(['none', 'owned']);
    const orders = await Promise.all(ids.map((id) => orderOf(buyer, id)));
    const missed = orders.filter(({ notGranted }) => notGranted);
    expect(missed.map(({ notGranted }) => notGranted)).toEqual([[`article#${shared.resourceId}`]]);
    expect(orders.map(({ status, open }) => [status, open])).toEqual([
      ['paid', undefined],
      ['paid', undefined],
    ]);
    const back = await Promise.all(ids.map(refundedMinor));
    // Its share of 15.00, or of 8.00 beside an item of 5.00.
    expect([
      [450, 0],
      [0, 436],
    ]).toContainEqual(back);
    // A refund of the one leaves what the other granted.
    const isFirstWhole = back[0] === 0;
    await stack.stripe.refund(ids[isFirstWhole ? 1 : 0]);
    await verify(stack, buyer, ids[isFirstWhole ? 1 : 0], (isFirstWhole ? second : first).id);
    const sharedState = (await statesOf(stack, buyer, first))[1];
    expect(sharedState).toBe('owned');
  });
});

describe('a dispute that is lost', () => {
  it("ends the bundle's access, and each item can be bought again", async () => {
    const bundle = await seedBundle(stack, 1500, [1000, 600, 400]);
    await buy(stack, buyer, 'article', part(bundle, 0));
    const sessionId = await buy(stack, buyer, 'bundle', bundle.id);
    await stack.stripe.refund(sessionId, 100);
    await stack.stripe.openDispute(sessionId);
    await stack.stripe.idle();
    const opened = await failureOf(startCheckoutOf(stack, buyer, 'bundle', bundle.id));
    expect(opened.code).toBe('already_owned');
    await stack.stripe.closeDispute(sessionId, 'lost');
    await stack.stripe.idle();
    const [own, ...others] = await statesOf(stack, buyer, bundle);
    expect(own).toBe('owned');
    expect(new Set(others)).not.toContain('owned');
    expect((await orderOf(buyer, sessionId)).status).toBe('charged_back');
    await buy(stack, buyer, 'article', part(bundle, 1));
    await buy(stack, buyer, 'bundle', bundle.id);
    expect(await statesOf(stack, buyer, bundle)).toEqual(allOwned);
  });
});
