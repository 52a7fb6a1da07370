import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { statusOf } from '#functions/domain/orders/payment-facts.ts';
import { metadataOwner, paymentOf } from '#functions/domain/orders/read-payment.ts';
import { logger } from '#functions/platform/logger.ts';

/** The disputes of the payment pi_1, as Stripe lists them: the newest first, two per page. */
let disputes: { id: string; status: string }[] = [];

const client = new Stripe('sk_test_1', {
  telemetry: false,
  httpClient: Stripe.createFetchHttpClient((asked: string | URL | Request) => {
    const { pathname, searchParams } = new URL(String(asked));
    expect([pathname, searchParams.get('payment_intent')]).toEqual(['/v1/disputes', 'pi_1']);
    const after = disputes.findIndex(({ id }) => id === searchParams.get('starting_after'));
    const data = disputes.slice(after + 1, after + 3);
    const has_more = after + 3 < disputes.length;
    return Promise.resolve(Response.json({ object: 'list', url: '/v1/disputes', data, has_more }));
  }),
});

const charge = { id: 'ch_1', created: 1_780_000_000, disputed: true, amount_refunded: 0 };
const session = {
  id: 'cs_test_1',
  livemode: false,
  metadata: { owner: metadataOwner, orderId: 'order-1' },
  status: 'complete',
  payment_status: 'paid',
  amount_total: 450,
  payment_intent: { id: 'pi_1', status: 'succeeded', latest_charge: charge },
} as unknown as Stripe.Checkout.Session;

/** Returns the status of the order when its disputes have these statuses, the newest first. */
async function statusWith(...statuses: string[]) {
  disputes = statuses.map((status, index) => ({ id: `du_${index}`, status }));
  return statusOf((await paymentOf(session, client))!.facts);
}

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

describe('a disputed payment', () => {
  it.each([
    [['won', 'lost'], 'charged_back'],
    [['won', 'won', 'won', 'won', 'lost'], 'charged_back'],
    [['won', 'won', 'needs_response'], 'disputed'],
    [['won', 'won', 'won'], 'paid'],
  ])('with the disputes %j, the newest first, is %s', async (statuses, expected) => {
    expect(await statusWith(...statuses)).toBe(expected);
    expect(logged).not.toHaveBeenCalled();
  });

  it.each([[['settled_by_lot']], [['won', 'won', 'settled_by_lot']]])(
    'grants nothing while a status is unknown, and logs it: %j',
    async (statuses) => {
      expect(await statusWith(...statuses)).toBe('disputed');
      const id = `du_${statuses.length - 1}`;
      const facts = { id, status: 'settled_by_lot' };
      expect(logged.mock.calls).toEqual([['unknown dispute status', facts]]);
    },
  );
});
