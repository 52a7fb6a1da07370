import type Stripe from 'stripe';
import { supportedCurrencies } from '../currencies.ts';
import { couponNow } from '../payments/redeemable.ts';
import { emit } from '../stripe-context.ts';
import { invalidRequest, noSuch } from '../stripe-failure.ts';
import { stripeId } from '../stripe-id.ts';
import type { ApiRoute } from './api-route.ts';
import { listOf } from './list-route.ts';
import type { Params } from './parse-form.ts';
import {
  metadata,
  optionalChoice,
  optionalInteger,
  optionalString,
  refuseUnknown,
  requiredString,
} from './read-params.ts';

const coupons = '/v1/coupons';

const known =
  'id name percent_off amount_off currency duration max_redemptions redeem_by metadata expand';

type Off = Pick<Stripe.Coupon, 'percent_off' | 'amount_off' | 'currency'>;

/** Exactly one of per cent and amount; an amount has a currency. */
function offOf(params: Params): Off {
  const percent = optionalString(params, 'percent_off');
  const amount = optionalInteger(params, 'amount_off', 1);
  if ((percent === undefined) === (amount === undefined))
    throw invalidRequest('You must pass either percent_off or amount_off, not both.', {
      param: percent === undefined ? 'percent_off' : 'amount_off',
    });
  if (amount !== undefined) {
    const currency = requiredString(params, 'currency').toLowerCase();
    if (!supportedCurrencies.has(currency))
      throw invalidRequest(`Invalid currency: ${currency}.`, { param: 'currency' });
    return { percent_off: null, amount_off: amount, currency };
  }
  const share = Number(percent);
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(percent!) || share <= 0 || share > 100)
    throw invalidRequest(`Invalid decimal: ${percent}; must be above 0 and at most 100.`, {
      param: 'percent_off',
    });
  return { percent_off: share, amount_off: null, currency: null };
}

function create({ context, params }: Parameters<ApiRoute['prepare']>[0]): () => object {
  refuseUnknown(params, known.split(' '));
  optionalChoice(params, 'duration', ['once']);
  const coupon: Stripe.Coupon = {
    id: optionalString(params, 'id', 200) ?? stripeId('', 8),
    object: 'coupon',
    ...offOf(params),
    created: context.now(),
    duration: 'once',
    duration_in_months: null,
    livemode: false,
    max_redemptions: optionalInteger(params, 'max_redemptions', 1) ?? null,
    metadata: metadata(params),
    name: optionalString(params, 'name', 40) ?? null,
    redeem_by: optionalInteger(params, 'redeem_by', 1) ?? null,
    times_redeemed: 0,
    valid: true,
  };
  return () => {
    if (context.store.find('coupon', coupon.id))
      throw invalidRequest('Coupon already exists.', { code: 'resource_already_exists' });
    context.store.put('coupon', coupon);
    emit(context, 'coupon.created', coupon);
    return coupon;
  };
}

/** Coupons that are used once (docs.stripe.com/api/coupons). */
export const couponRoutes: ApiRoute[] = [
  { method: 'POST', path: coupons, prepare: create },
  listOf(coupons, 'coupon', { show: (coupon, context) => couponNow(context, coupon) }),
  {
    method: 'GET',
    path: `${coupons}/:id`,
    prepare:
      ({ context, id }) =>
      () => {
        const coupon = context.store.find('coupon', id);
        if (!coupon) throw noSuch('coupon', id, 'coupon');
        return couponNow(context, coupon);
      },
  },
];
