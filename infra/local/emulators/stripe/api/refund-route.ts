import type Stripe from 'stripe';
import { refundCharge } from '../payments/refund-charge.ts';
import type { StripeContext } from '../stripe-context.ts';
import type { ApiRoute } from './api-route.ts';
import {
  metadata,
  optionalChoice,
  optionalInteger,
  optionalString,
  refuseUnknown,
} from './read-params.ts';
import { invalidRequest, noSuch } from '../stripe-failure.ts';

function chargeOf(
  context: StripeContext,
  ids: { charge?: string; intent?: string },
): Stripe.Charge {
  if (ids.charge !== undefined) {
    const charge = context.store.find('charge', ids.charge);
    if (!charge) throw noSuch('charge', ids.charge, 'charge', 400);
    return charge;
  }
  const intentId = ids.intent ?? '';
  const intent = context.store.find('payment_intent', intentId);
  if (!intent) throw noSuch('payment_intent', intentId, 'payment_intent', 400);
  const charge = context.store.find('charge', String(intent.latest_charge));
  if (charge?.status !== 'succeeded')
    throw invalidRequest(
      `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
      { param: 'payment_intent' },
    );
  return charge;
}

/** POST /v1/refunds: by charge or by intent, in full or in part (docs.stripe.com/api/refunds/create). */
export const refundRoute: ApiRoute = {
  method: 'POST',
  path: '/v1/refunds',
  prepare({ context, params }) {
    refuseUnknown(params, [
      'charge',
      'payment_intent',
      'amount',
      'reason',
      'instructions_email',
      'metadata',
      'expand',
    ]);
    const charge = optionalString(params, 'charge');
    const intent = optionalString(params, 'payment_intent');
    if (charge === undefined && intent === undefined)
      throw invalidRequest(
        'One of the following params should be provided for this request: payment_intent or charge.',
        { code: 'parameter_missing' },
      );
    const request = {
      amountMinor: optionalInteger(params, 'amount', 1),
      reason: optionalChoice(params, 'reason', [
        'duplicate',
        'fraudulent',
        'requested_by_customer',
      ] as const),
      instructionsEmail: optionalString(params, 'instructions_email'),
      metadata: metadata(params),
    };
    const ids = {
      ...(charge === undefined ? {} : { charge }),
      ...(intent === undefined ? {} : { intent }),
    };
    return () => refundCharge(context, chargeOf(context, ids), request);
  },
};
