import type Stripe from 'stripe';
import type { StripeContext } from '../stripe-context.ts';

const usedUp = (one: { max_redemptions: number | null; times_redeemed: number }): boolean =>
  one.max_redemptions !== null && one.times_redeemed >= one.max_redemptions;

/** The coupon as Stripe shows it now: `valid` is false after its last use or its expiry. */
export const couponNow = (context: StripeContext, coupon: Stripe.Coupon): Stripe.Coupon => ({
  ...coupon,
  valid: !usedUp(coupon) && (coupon.redeem_by === null || coupon.redeem_by > context.now()),
});

/** The coupon of a promotion code; undefined after it was deleted. */
export const couponOf = (
  context: StripeContext,
  { promotion }: Stripe.PromotionCode,
): Stripe.Coupon | undefined => context.store.find('coupon', String(promotion.coupon));

/** The promotion code as Stripe shows it now: it is active only while it can be redeemed. */
export function promotionCodeNow(
  context: StripeContext,
  code: Stripe.PromotionCode,
): Stripe.PromotionCode {
  const coupon = couponOf(context, code);
  const isOver = code.expires_at !== null && code.expires_at <= context.now();
  const isValid = coupon !== undefined && couponNow(context, coupon).valid;
  return { ...code, active: code.active && isValid && !isOver && !usedUp(code) };
}

/** Counts the redemption of a session's discount, when the buyer has completed the session. */
export function countRedemption(
  context: StripeContext,
  { discounts }: Stripe.Checkout.Session,
): void {
  const { store } = context;
  for (const discount of discounts ?? []) {
    const code = store.find('promotion_code', String(discount.promotion_code));
    const coupon = code ? couponOf(context, code) : store.find('coupon', String(discount.coupon));
    if (code) store.put('promotion_code', { ...code, times_redeemed: code.times_redeemed + 1 });
    if (coupon) store.put('coupon', { ...coupon, times_redeemed: coupon.times_redeemed + 1 });
  }
}
