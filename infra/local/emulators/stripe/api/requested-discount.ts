import type Stripe from 'stripe';
import { formatMoney } from '../currencies.ts';
import { couponNow, promotionCodeNow } from '../payments/redeemable.ts';
import type { StripeContext } from '../stripe-context.ts';
import { invalidRequest, noSuch } from '../stripe-failure.ts';
import type { Params } from './parse-form.ts';
import { hashList, optionalHash, optionalString, refuseUnknown } from './read-params.ts';

export interface RequestedDiscount {
  attached: Stripe.Checkout.Session.Discount;
  amountMinor: number;
}

interface Subtotal {
  subtotalMinor: number;
  currency: string;
}

/**
 * The discount of a new session, of a coupon or a promotion code that can be redeemed now; undefined if it has none.
 */
export function requestedDiscount(
  params: Params,
  context: StripeContext,
  subtotal: Subtotal,
): RequestedDiscount | undefined {
  const hash = optionalHash(params, 'discounts');
  const [discount, ...others] = hash ? hashList(hash) : [];
  if (!discount) return undefined;
  if (others.length > 0)
    throw invalidRequest('You can apply only one discount.', { param: 'discounts' });
  refuseUnknown(discount, ['coupon', 'promotion_code']);
  const [couponId, codeId] = [
    optionalString(discount, 'coupon'),
    optionalString(discount, 'promotion_code'),
  ];
  if ((couponId === undefined) === (codeId === undefined))
    throw invalidRequest('Give either a coupon or a promotion_code.', { param: 'discounts[0]' });
  const coupon =
    codeId === undefined
      ? findCoupon(context, couponId!)
      : redeemableCoupon(context, codeId, subtotal);
  return {
    attached: { coupon: couponId ?? null, promotion_code: codeId ?? null },
    amountMinor: amountOff(coupon, subtotal),
  };
}

function findCoupon(context: StripeContext, id: string): Stripe.Coupon {
  const param = 'discounts[0][coupon]';
  const coupon = context.store.find('coupon', id);
  if (!coupon) throw noSuch('coupon', id, param, 400);
  if (!couponNow(context, coupon).valid) throw invalidRequest(`Coupon expired: ${id}`, { param });
  return coupon;
}

function redeemableCoupon(context: StripeContext, id: string, subtotal: Subtotal): Stripe.Coupon {
  const param = 'discounts[0][promotion_code]';
  const code = context.store.find('promotion_code', id);
  if (!code) throw noSuch('promotion code', id, param, 400);
  if (!promotionCodeNow(context, code).active)
    throw invalidRequest(`Promotion code ${code.code} is not active.`, { param });
  const { minimum_amount: least, minimum_amount_currency: currency } = code.restrictions;
  if (least !== null && (currency !== subtotal.currency || subtotal.subtotalMinor < least))
    throw invalidRequest(
      `Promotion code ${code.code} needs a minimum amount of ${formatMoney(least, currency ?? '')}.`,
      { param },
    );
  return findCoupon(context, String(code.promotion.coupon));
}

/** Rounded to the nearest minor unit; never more than the subtotal. */
function amountOff(coupon: Stripe.Coupon, { subtotalMinor, currency }: Subtotal): number {
  if (coupon.percent_off !== null) return Math.round((subtotalMinor * coupon.percent_off) / 100);
  if (coupon.currency !== currency)
    throw invalidRequest(`The coupon is in ${coupon.currency}, the line items in ${currency}.`, {
      param: 'discounts',
    });
  return Math.min(coupon.amount_off ?? 0, subtotalMinor);
}
