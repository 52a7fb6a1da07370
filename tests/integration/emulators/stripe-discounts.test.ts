// @module-tag long

import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenStripe } from '../../support/open-stripe.ts';
import { lineItem, openStripe, sessionParams } from '../../support/open-stripe.ts';

let clock = new Date('2026-11-21T12:00:00Z');
let bench: OpenStripe;

beforeAll(async () => {
  bench = await openStripe({ now: () => clock });
});
afterAll(() => bench.server.close());

async function promotionCode(
  coupon: Stripe.CouponCreateParams,
  params: Partial<Stripe.PromotionCodeCreateParams> = {},
): Promise<Stripe.PromotionCode> {
  const { id } = await bench.stripe.coupons.create({ duration: 'once', ...coupon });
  return bench.stripe.promotionCodes.create({
    promotion: { type: 'coupon', coupon: id },
    ...params,
  });
}

const sessionWith = (promotion_code: string, items = [lineItem({ amount: 499 })]) =>
  bench.stripe.checkout.sessions.create(
    sessionParams({ line_items: items, discounts: [{ promotion_code }] }),
  );

describe('a discount', () => {
  test.each<[string, Stripe.CouponCreateParams, number]>([
    ['per cent, rounded to the nearest penny', { percent_off: 15 }, 75],
    ['an amount', { amount_off: 200, currency: 'gbp' }, 200],
    ['an amount above the price', { amount_off: 900, currency: 'gbp' }, 499],
  ])('is %s', async (_name, coupon, discount) => {
    const { id } = await promotionCode(coupon);
    const session = await sessionWith(id);
    expect(session).toMatchObject({
      amount_subtotal: 499,
      amount_total: 499 - discount,
      total_details: { amount_discount: discount, amount_tax: 0, amount_shipping: 0 },
      discounts: [{ promotion_code: id, coupon: null }],
    });
  });

  test('is shared by the lines, to the last penny', async () => {
    const { id } = await promotionCode({ amount_off: 100, currency: 'gbp' });
    const lines = [lineItem({ amount: 101 }), lineItem({ amount: 101, quantity: 2 })];
    const session = await sessionWith(id, lines);
    const { data } = await bench.stripe.checkout.sessions.listLineItems(session.id);
    expect(data.map((line) => [line.amount_discount, line.amount_total])).toEqual([
      [33, 68],
      [67, 135],
    ]);
  });

  test('is charged, and counts as redeemed once', async () => {
    const made = await promotionCode({ percent_off: 20 }, { max_redemptions: 2 });
    const session = await sessionWith(made.id);
    await bench.pay(session.id);
    await bench.pay(session.id);
    const { data } = await bench.stripe.charges.list({ limit: 1 });
    expect(data[0]?.amount).toBe(399);
    const code = await bench.stripe.promotionCodes.retrieve(made.id);
    const coupon = await bench.stripe.coupons.retrieve(String(code.promotion.coupon));
    expect([code.times_redeemed, code.active, coupon.times_redeemed]).toEqual([1, true, 1]);
  });

  test('that leaves nothing needs no payment', async () => {
    const { id } = await promotionCode({ percent_off: 100 });
    const open = await sessionWith(id);
    expect(await (await bench.get(bench.checkout(open.id))).text()).toContain('Complete order');
    await bench.pay(open.id);
    expect(await bench.stripe.checkout.sessions.retrieve(open.id)).toMatchObject({
      status: 'complete',
      payment_status: 'no_payment_required',
      payment_intent: null,
      amount_total: 0,
    });
  });
});

describe('a promotion code', () => {
  test('ends with its last redemption, its time, or when it is switched off', async () => {
    const once = await promotionCode({ percent_off: 10 }, { max_redemptions: 1 });
    await bench.pay((await sessionWith(once.id)).id);
    const inAnHour = Math.floor(clock.getTime() / 1000) + 3600;
    const brief = await promotionCode({ percent_off: 10 }, { expires_at: inAnHour });
    clock = new Date(clock.getTime() + 3600_000);
    const off = await promotionCode({ percent_off: 10 });
    await bench.stripe.promotionCodes.update(off.id, { active: false });
    for (const { id } of [once, brief, off]) {
      expect((await bench.stripe.promotionCodes.retrieve(id)).active).toBe(false);
      await expect(sessionWith(id)).rejects.toMatchObject({
        param: 'discounts[0][promotion_code]',
      });
    }
    await bench.stripe.promotionCodes.update(off.id, { active: true });
    expect(await sessionWith(off.id)).toMatchObject({ amount_total: 449 });
  });

  test('has a unique name among active ones, regardless of case', async () => {
    const first = await promotionCode({ percent_off: 10 }, { code: 'SPRING-26' });
    const again = () => promotionCode({ percent_off: 10 }, { code: 'spring-26' });
    await expect(again()).rejects.toMatchObject({ param: 'code' });
    const found = await bench.stripe.promotionCodes.list({ code: 'Spring-26', active: true });
    expect(found.data.map(({ id }) => id)).toEqual([first.id]);
    await bench.stripe.promotionCodes.update(first.id, { active: false });
    expect(await again()).toMatchObject({ active: true });
  });

  test('can have a minimum', async () => {
    const restrictions = { minimum_amount: 500, minimum_amount_currency: 'gbp' };
    const { id } = await promotionCode({ percent_off: 10 }, { restrictions });
    await expect(sessionWith(id)).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
    expect(await sessionWith(id, [lineItem({ amount: 500 })])).toMatchObject({ amount_total: 450 });
  });
});

test.each<[string, Stripe.CouponCreateParams]>([
  ['neither per cent nor amount', {}],
  ['both', { percent_off: 10, amount_off: 100, currency: 'gbp' }],
  ['more than everything', { percent_off: 101 }],
  ['an amount without a currency', { amount_off: 100 }],
])('a coupon is refused with %s', async (_name, coupon) => {
  await expect(bench.stripe.coupons.create(coupon)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
  });
});
