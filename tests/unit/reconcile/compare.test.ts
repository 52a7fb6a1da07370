import { expect, test } from 'vitest';
import { compare, type Facts } from '#infra/reconcile/compare.ts';
import { difference, kinds, type DifferenceKind } from '#infra/reconcile/difference.ts';
import type { Entitlement } from '#functions/domain/entitlements/entitlement.ts';
import type { Order } from '#functions/domain/orders/order.ts';
import type { PaymentFacts } from '#functions/domain/orders/payment-facts.ts';
import type { Payment } from '#functions/domain/orders/read-payment.ts';

const at = '2026-11-20T10:00:00.000Z';
const nowMs = Date.parse('2026-11-21T10:00:00.000Z');
const sold = {
  id: 'order-1',
  userId: 'user-1',
  email: 'a@example.test',
  resourceType: 'article',
  resourceId: 'a',
  title: 'A paper',
  amountMinor: 450,
  currency: 'gbp',
  status: 'paid',
  sessionId: 'cs_1',
  paidAt: at,
  grantedAt: at,
} as unknown as Order;
const owned = { item: 'article#a', orderId: 'order-1', state: 'owned' } as Entitlement;
const mail = { outcome: 'sent' } as Facts['receipt'];

const paymentWith = (facts: Partial<PaymentFacts> = {}, more: Partial<Payment> = {}): Payment => ({
  sessionId: 'cs_1',
  orderId: 'order-1',
  subtotalMinor: 450,
  discountMinor: 0,
  taxMinor: 0,
  amountMinor: 450,
  currency: 'gbp',
  buyer: {},
  hasAgreed: false,
  facts: {
    session: 'complete',
    settled: true,
    failed: false,
    amountMinor: 450,
    refundedMinor: 0,
    ...facts,
  },
  ...more,
});

/** A paid and granted order, except for the test's changes. */
const factsWith = (changes: Partial<Facts>): Facts => ({
  payment: paymentWith(),
  order: sold,
  held: [owned],
  hasBuyer: true,
  isElsewhere: false,
  ledger: 'complete',
  receipt: mail,
  refundNotice: undefined,
  ...changes,
});
const orderWith = (changes: Partial<Order>): Order => ({ ...sold, ...changes });
const pending = orderWith({ status: 'pending', grantedAt: undefined, paidAt: undefined });
const refunded = orderWith({ status: 'refunded', refundedMinor: 450, refundedAt: at });
const whole = { refundedMinor: 450 };
const heldAs = (state: Entitlement['state'], orderId = 'order-1') => ({ ...owned, state, orderId });

/** A bundle of two papers, of which the buyer got the second through another order. */
const bundled = orderWith({
  resourceType: 'bundle',
  quote: {
    subtotalMinor: 450,
    discountMinor: 0,
    currency: 'gbp',
    bundle: {
      priceMinor: 450,
      parts: ['a', 'b'].map((resourceId) => {
        return { resourceType: 'article', resourceId, title: resourceId, shareMinor: 225 };
      }),
    },
  },
  notGranted: ['article#b'],
});
const heldOtherwise = { ...heldAs('owned', 'order-0'), item: 'article#b' };

const cases: [string, DifferenceKind[], Partial<Facts>][] = [
  ['in order', [], {}],
  ['never paid', [], { payment: paymentWith({ session: 'expired' }), order: pending, held: [] }],
  [
    'refunded and known',
    [],
    {
      payment: paymentWith(whole),
      order: refunded,
      held: [heldAs('refunded')],
      refundNotice: mail,
    },
  ],
  [
    'refunded, and bought again',
    [],
    {
      payment: paymentWith(whole),
      order: refunded,
      held: [heldAs('owned', 'order-2')],
      refundNotice: mail,
    },
  ],
  [
    'revoked by an administrator',
    [],
    { order: orderWith({ revokedAt: at }), held: [heldAs('revoked')] },
  ],
  ['of a deleted account, granted before', [], { hasBuyer: false, held: [], receipt: undefined }],
  [
    'older than the outbox',
    [],
    { order: orderWith({ grantedAt: '2026-01-01T00:00:00.000Z' }), receipt: undefined },
  ],
  ["another owner's session", [], { payment: undefined, order: undefined, held: [] }],
  ['of another stage', [], { order: undefined, held: [], isElsewhere: true }],
  ['paid, not granted', ['payment-not-granted'], { order: pending, held: [], receipt: undefined }],
  [
    'paid by a deleted account',
    ['payment-of-nobody'],
    { order: pending, held: [], hasBuyer: false },
  ],
  ['without its order', ['payment-without-order'], { order: undefined, held: [] }],
  ['has another amount', ['other-amount'], { payment: paymentWith({}, { subtotalMinor: 1 }) }],
  ['taxed otherwise', ['other-amount'], { payment: paymentWith({}, { taxMinor: 1 }) }],
  ['of another session', ['other-amount'], { payment: paymentWith({}, { sessionId: 'cs_2' }) }],
  [
    'paid twice',
    ['second-payment'],
    { order: orderWith({ status: 'duplicate' }), held: [heldAs('owned', 'order-0')] },
  ],
  ['refunded, unknown', ['refund-unknown'], { payment: paymentWith(whole) }],
  ['partly refunded, unknown', ['refund-unknown'], { payment: paymentWith({ refundedMinor: 1 }) }],
  [
    'free for a buyer who owns it already',
    [],
    {
      payment: paymentWith({}, { discountMinor: 450, amountMinor: 0 }),
      order: orderWith({
        status: 'refunded',
        grantedAt: undefined,
        quote: { subtotalMinor: 450, discountMinor: 450, currency: 'gbp' },
      }),
      held: [heldAs('owned', 'order-0')],
    },
  ],
  ['a refund that failed', ['refund-undone'], { order: refunded, held: [heldAs('refunded')] }],
  ['disputed, unknown', ['dispute-unknown'], { payment: paymentWith({ dispute: 'open' }) }],
  ['a dispute lost at once', ['dispute-unknown'], { payment: paymentWith({ dispute: 'lost' }) }],
  [
    'a dispute that was lost',
    ['dispute-lost'],
    { payment: paymentWith({ dispute: 'lost' }), order: orderWith({ status: 'disputed' }) },
  ],
  ['a dispute that was won', ['dispute-over'], { order: orderWith({ status: 'disputed' }) }],
  [
    'a bundle whose one paper was given back',
    [],
    {
      order: { ...bundled, refundedMinor: 225 },
      payment: paymentWith({ refundedMinor: 225 }),
      held: [owned, heldOtherwise],
    },
  ],
  [
    'a bundle whose one paper is not given back',
    ['second-payment'],
    { order: bundled, held: [owned, heldOtherwise] },
  ],
  [
    'a bundle that lacks a paper',
    ['grant-missing'],
    { order: { ...bundled, notGranted: [] }, held: [owned] },
  ],
  ['no grant', ['grant-missing'], { held: [] }],
  ['a grant in a wrong state', ['grant-missing'], { held: [heldAs('refunded')] }],
  [
    'a grant that was kept',
    ['grant-kept'],
    { payment: paymentWith(whole), order: refunded, refundNotice: mail },
  ],
  ['a grant without payment', ['grant-without-payment'], { payment: undefined }],
  [
    'a grant of an expired session',
    ['grant-without-payment'],
    { payment: paymentWith({ session: 'expired' }) },
  ],
  ['an order without payment', ['order-without-payment'], { payment: undefined, held: [] }],
  ['a grant without an order', ['grant-without-payment'], { payment: undefined, order: undefined }],
  ['no credits in the ledger', ['credits-not-recorded'], { ledger: 'missing' }],
  ['other credits in the ledger', ['credits-differ'], { ledger: 'different' }],
  ['no receipt', ['receipt-missing'], { receipt: undefined }],
  [
    'no notice of a refund',
    ['refund-notice-missing'],
    { payment: paymentWith(whole), order: refunded, held: [heldAs('refunded')] },
  ],
  [
    'a receipt that never arrived',
    ['mail-given-up'],
    { receipt: { ...mail, outcome: 'given_up' } as Facts['receipt'] },
  ],
  ['several at once', ['grant-missing', 'receipt-missing'], { held: [], receipt: undefined }],
];

test.for(cases)('%s', ([, expected, changes]) => {
  expect(compare(factsWith(changes), nowMs)).toEqual(expected);
});

test('every kind but those of members has a case', () => {
  const seen = new Set(cases.flatMap(([, expected]) => expected));
  expect(Object.keys(kinds).filter((kind) => !seen.has(kind as DifferenceKind))).toEqual([
    'grant-of-other-order',
    'credits',
  ]);
});

test('a line has the words of its order', () => {
  const words = { amount: '£4.50', title: 'A paper' };
  expect(difference('payment-not-granted', { whose: 'a@example.test', words })).toMatchObject({
    says: 'paid £4.50 for "A paper" and has not received it',
    fix: 'fulfil',
    next: 'grants it',
  });
});
