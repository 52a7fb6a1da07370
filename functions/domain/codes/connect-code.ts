import Stripe from 'stripe';
import { stripe } from '../../platform/stripe-client.ts';
import { recordPromotionCode } from './code-repository.ts';
import type { Code } from './code.ts';

/** A Checkout session that is open when a code ends can still be paid for an hour. */
const graceSeconds = 3600;

/**
 * Returns the promotion code at Stripe for one of our codes, and creates it, with its coupon, if it is missing. Every
 * id and key comes from our row, so a repeated or interrupted call makes each of them once.
 */
export async function connectCode(code: Code): Promise<string> {
  if (code.promotionCodeId) return code.promotionCodeId;
  await makeCoupon(code);
  const { promotionCodes } = await stripe();
  const { data } = await promotionCodes.list({ coupon: code.couponId, limit: 1 });
  const { id } =
    data[0] ??
    (await promotionCodes.create(promotionCodeParameters(code), {
      idempotencyKey: `promotion-code-${code.couponId}`,
    }));
  await recordPromotionCode(code.id, id);
  return id;
}

/** Whether Stripe has an active promotion code of this name that was not made here. */
export async function isTakenAtStripe(id: string): Promise<boolean> {
  const { data } = await (await stripe()).promotionCodes.list({ code: id, active: true, limit: 1 });
  return data.length > 0;
}

/** Switches the promotion code at Stripe; does nothing if it was never created. */
export async function setActiveAtStripe({ promotionCodeId }: Code, active: boolean): Promise<void> {
  if (promotionCodeId) await (await stripe()).promotionCodes.update(promotionCodeId, { active });
}

async function makeCoupon(code: Code): Promise<void> {
  const { id, couponId, percentOff, amountOffMinor, currency } = code;
  try {
    await (
      await stripe()
    ).coupons.create(
      {
        id: couponId,
        name: id,
        duration: 'once',
        ...(percentOff === undefined
          ? { amount_off: amountOffMinor, currency }
          : { percent_off: percentOff }),
      },
      { idempotencyKey: `coupon-${couponId}` },
    );
  } catch (error) {
    if (!isExisting(error)) throw error;
  }
}

function isExisting(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === 'resource_already_exists'
  );
}

/**
 * Returns the parameters of the promotion code. Stripe also enforces uses, end and minimum; our own conditions decide
 * first.
 */
function promotionCodeParameters(code: Code): Stripe.PromotionCodeCreateParams {
  const { id, couponId, times, endsAt, minimumMinor, currency } = code;
  return {
    promotion: { type: 'coupon', coupon: couponId },
    code: id,
    ...(times !== undefined && { max_redemptions: times }),
    ...(endsAt && { expires_at: Math.floor(Date.parse(endsAt) / 1000) + graceSeconds }),
    ...(minimumMinor !== undefined && {
      restrictions: { minimum_amount: minimumMinor, minimum_amount_currency: currency },
    }),
  };
}
