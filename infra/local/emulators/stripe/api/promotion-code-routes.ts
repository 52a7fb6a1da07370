import type Stripe from 'stripe';
import { promotionCodeNow } from '../payments/redeemable.ts';
import type { StripeContext } from '../stripe-context.ts';
import { emit } from '../stripe-context.ts';
import { invalidRequest, noSuch } from '../stripe-failure.ts';
import { stripeId } from '../stripe-id.ts';
import type { ApiRoute } from './api-route.ts';
import type { Params } from './parse-form.ts';
import {
  metadata,
  optionalChoice,
  optionalHash,
  optionalInteger,
  optionalString,
  refuseUnknown,
  requiredHash,
  requiredString,
} from './read-params.ts';

const codes = '/v1/promotion_codes';

const flag = (params: Params, key: string): boolean | undefined => {
  const choice = optionalChoice(params, key, ['true', 'false']);
  return choice === undefined ? undefined : choice === 'true';
};

function find(context: StripeContext, id: string): Stripe.PromotionCode {
  const found = context.store.find('promotion_code', id);
  if (!found) throw noSuch('promotion code', id, 'promotion_code');
  return found;
}

const all = (context: StripeContext): Stripe.PromotionCode[] =>
  context.store
    .list('promotion_code', [], { limit: -1 })
    .map((code) => promotionCodeNow(context, code));

const sameCode = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Refuses a code that another active promotion code has, regardless of case. */
function refuseTaken(context: StripeContext, { id, code }: Stripe.PromotionCode): void {
  const taken = all(context).find(
    (other) => other.active && other.id !== id && sameCode(other.code, code),
  );
  if (taken)
    throw invalidRequest(`An active promotion code with \`code: ${code}\` already exists.`, {
      param: 'code',
    });
}

function restrictionsOf(params: Params): Stripe.PromotionCode.Restrictions {
  const hash = optionalHash(params, 'restrictions');
  if (hash) refuseUnknown(hash, ['minimum_amount', 'minimum_amount_currency']);
  const minimum = hash && optionalInteger(hash, 'minimum_amount', 1);
  return {
    first_time_transaction: false,
    minimum_amount: minimum ?? null,
    minimum_amount_currency:
      minimum === undefined ? null : requiredString(hash!, 'minimum_amount_currency').toLowerCase(),
  };
}

function create({ context, params }: Parameters<ApiRoute['prepare']>[0]): () => object {
  const known = 'promotion code max_redemptions expires_at restrictions active metadata expand';
  refuseUnknown(params, known.split(' '));
  const promotion = requiredHash(params, 'promotion');
  refuseUnknown(promotion, ['type', 'coupon']);
  optionalChoice(promotion, 'type', ['coupon']);
  const coupon = requiredString(promotion, 'coupon');
  const text = optionalString(params, 'code', 500) ?? stripeId('', 8).toUpperCase();
  if (!/^[a-z\d-]+$/i.test(text))
    throw invalidRequest('Promotion codes may contain letters, digits and dashes only.', {
      param: 'code',
    });
  const expiresAt = optionalInteger(params, 'expires_at', 1) ?? null;
  if (expiresAt !== null && expiresAt <= context.now())
    throw invalidRequest('The expiration must be in the future.', { param: 'expires_at' });
  const made: Stripe.PromotionCode = {
    id: stripeId('promo_1'),
    object: 'promotion_code',
    active: flag(params, 'active') ?? true,
    code: text,
    created: context.now(),
    customer: null,
    customer_account: null,
    expires_at: expiresAt,
    livemode: false,
    max_redemptions: optionalInteger(params, 'max_redemptions', 1) ?? null,
    metadata: metadata(params),
    promotion: { type: 'coupon', coupon },
    restrictions: restrictionsOf(params),
    times_redeemed: 0,
  };
  return () => {
    if (!context.store.find('coupon', coupon))
      throw noSuch('coupon', coupon, 'promotion[coupon]', 400);
    if (made.active) refuseTaken(context, made);
    context.store.put('promotion_code', made);
    emit(context, 'promotion_code.created', made);
    return made;
  };
}

function update({ context, params, id }: Parameters<ApiRoute['prepare']>[0]): () => object {
  refuseUnknown(params, ['active', 'metadata', 'expand']);
  const [active, more] = [flag(params, 'active'), metadata(params)];
  return () => {
    const before = find(context, id);
    const metadata = { ...before.metadata, ...more };
    const after = { ...before, metadata, active: active ?? before.active };
    if (active && !promotionCodeNow(context, after).active)
      throw invalidRequest('This promotion code cannot be redeemed any more.', { param: 'active' });
    if (active) refuseTaken(context, after);
    context.store.put('promotion_code', after);
    emit(context, 'promotion_code.updated', after);
    return promotionCodeNow(context, after);
  };
}

function list({ context, params }: Parameters<ApiRoute['prepare']>[0]): () => object {
  refuseUnknown(params, ['limit', 'code', 'coupon', 'active', 'expand']);
  const [code, coupon] = [optionalString(params, 'code'), optionalString(params, 'coupon')];
  const [active, limit] = [flag(params, 'active'), optionalInteger(params, 'limit', 1) ?? 10];
  return () => {
    const found = all(context).filter(
      (one) =>
        (code === undefined || sameCode(one.code, code)) &&
        (coupon === undefined || one.promotion.coupon === coupon) &&
        (active === undefined || one.active === active),
    );
    return {
      object: 'list',
      data: found.slice(0, limit),
      has_more: found.length > limit,
      url: codes,
    };
  };
}

/** Promotion codes for everybody, on a coupon (docs.stripe.com/api/promotion_codes). */
export const promotionCodeRoutes: ApiRoute[] = [
  { method: 'POST', path: codes, prepare: create },
  { method: 'GET', path: codes, prepare: list },
  {
    method: 'GET',
    path: `${codes}/:id`,
    prepare:
      ({ context, id }) =>
      () =>
        promotionCodeNow(context, find(context, id)),
  },
  { method: 'POST', path: `${codes}/:id`, prepare: update },
];
