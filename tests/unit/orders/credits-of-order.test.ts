import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Lot } from '#functions/domain/members/lot.ts';
import { sumOf, take } from '#functions/domain/credits/lots.ts';
import { creditsOfOrder } from '#functions/domain/orders/credits-of-order.ts';
import type { Order, OrderStatus } from '#functions/domain/orders/order.ts';
import { propertyRuns } from '#tests/support/tier.ts';

const ordered: Order = {
  id: 'o1',
  userId: 'u1',
  email: 'reader@example.test',
  resourceType: 'credits',
  resourceId: 'medium',
  title: '50 chat credits',
  credits: 50,
  amountMinor: 1000,
  currency: 'gbp',
  successUrl: '',
  cancelUrl: '',
  checkoutExpiresAt: 0,
  status: 'pending',
  version: 0,
  createdAt: '2026-11-21T12:00:00.000Z',
};
const signUp: Lot = { entry: 'grant#sign-up', left: 5 };

type Facts = Partial<Pick<Order, 'status' | 'refundedMinor' | 'revokedAt'>>;

/** What fulfilment and administrators do to an order: a newer version, granted once it is paid. */
function next(order: Order, facts: Facts): Order {
  const after = { ...order, ...facts, version: order.version + 1 };
  return after.status === 'paid' ? { ...after, grantedAt: order.grantedAt ?? 'now' } : after;
}

/** Books one state after the other, with credits used in between; returns the lots and rows. */
function run(steps: readonly { facts: Facts; used?: number }[]) {
  let order = ordered;
  let lots: readonly Lot[] = [signUp];
  let used = 0;
  const rows: { entry: string; credits: number; reason?: string }[] = [];
  for (const { facts, used: wanted = 0 } of steps) {
    const after = next(order, facts);
    const change = creditsOfOrder(order, after, lots);
    if (change) {
      expect(sumOf(change.lots) - sumOf(lots)).toBe(sumOfRows(change.rows));
      rows.push(...change.rows);
      lots = change.lots;
    }
    order = after;
    const taken = take(lots, wanted);
    if (taken) {
      lots = taken.lots;
      used += wanted;
    }
  }
  return { lots, rows, used, order };
}
const sumOfRows = (rows: readonly { credits: number }[]) =>
  rows.reduce((sum, { credits }) => sum + credits, 0);

describe('the ledger entries of an order of credits', () => {
  it.each<[string, Facts[], [string, number, string][]]>([
    ['nothing before it is paid', [{ status: 'processing' }, { status: 'failed' }], []],
    ['its credits when it is paid, once', [{ status: 'paid' }, {}, {}], [['purchase#o1', 50, '']]],
    [
      'the share of a partial refund, rounded up',
      [{ status: 'paid' }, { refundedMinor: 1 }],
      [
        ['purchase#o1', 50, ''],
        ['purchase#o1#2', -1, ', refunded'],
      ],
    ],
    [
      'only the rest of what a dispute had taken before',
      [
        { status: 'paid' },
        { status: 'disputed' },
        { status: 'charged_back' },
        { status: 'paid', refundedMinor: 500 },
        { status: 'refunded', refundedMinor: 1000 },
      ],
      [
        ['purchase#o1', 50, ''],
        ['purchase#o1#2', -50, ', payment disputed'],
        ['purchase#o1#4', 25, ', given again'],
        ['purchase#o1#5', -25, ', refunded'],
      ],
    ],
    [
      'nothing for what Stripe says of a purchase that was taken back',
      [
        { status: 'paid' },
        { revokedAt: 'now' },
        { refundedMinor: 500 },
        { status: 'disputed' },
        { status: 'paid' },
        { revokedAt: undefined },
      ],
      [
        ['purchase#o1', 50, ''],
        ['purchase#o1#2', -50, ', removed by an administrator'],
        ['purchase#o1#6', 25, ', given again'],
      ],
    ],
  ])('is %s', (_name, states, expected) => {
    const { rows } = run(states.map((facts) => ({ facts })));
    expect(rows.map(({ entry, credits, reason }) => [entry, credits, reason])).toEqual(
      expected.map(([entry, credits, reason]) => [entry, credits, `50 chat credits${reason}`]),
    );
  });

  it('is undefined for an order that is not a package of credits', () => {
    const { credits: _, ...article } = ordered;
    expect(creditsOfOrder(article, next(article, { status: 'paid' }), [signUp])).toBeUndefined();
  });
});

const states: OrderStatus[] = ['paid', 'refunded', 'disputed', 'charged_back'];
const anyStep = fc.record({
  facts: fc.record({
    status: fc.constantFrom(...states),
    refundedMinor: fc.integer({ min: 0, max: 1000 }),
    revokedAt: fc.constantFrom(undefined, undefined, 'now'),
  }),
  used: fc.integer({ min: 0, max: 30 }),
});

describe('whatever happens to a payment, in any order of events,', () => {
  it('the credits withdrawn match the last state, and none are created or lost', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 1, maxLength: 20 }), (steps) => {
        const { lots, rows, used, order } = run(steps);
        expect(sumOf(lots)).toBe(5 + sumOfRows(rows) - used);
        expect(lots.every(({ left }) => left >= 0)).toBe(true);
        expect(new Set(rows.map(({ entry }) => entry)).size).toBe(rows.length);
        if (!order.grantedAt) {
          expect(rows).toEqual([]);
          return;
        }
        const { takenBack = 0, unrecovered = 0 } =
          lots.find(({ entry }) => entry === 'purchase#o1') ?? {};
        const open = order.status === 'paid' && !order.revokedAt;
        const share = Math.ceil((50 * order.refundedMinor!) / 1000);
        expect(takenBack + unrecovered).toBe(open ? share : 50);
        expect(sumOf(lots) + takenBack + used).toBe(55);
      }),
      { numRuns: propertyRuns(500) },
    );
  });
});
