import { expect, test } from 'vitest';
import { recordChecks } from '#infra/restore/check-records.ts';
import type { Records } from '#infra/restore/read-records.ts';

const at = '2026-11-20T12:00:00.000Z';
const order = {
  id: 'order',
  userId: 'member',
  email: 'a@example.test',
  resourceType: 'credits',
  resourceId: 'medium',
  title: '50 chat credits',
  credits: 50,
  amountMinor: 1000,
  currency: 'gbp',
  quote: { subtotalMinor: 1200, discountMinor: 200, currency: 'gbp', code: 'SPRING' },
  successUrl: '',
  cancelUrl: '',
  checkoutExpiresAt: 0,
  status: 'paid',
  version: 1,
  createdAt: at,
  paidAt: at,
  grantedAt: at,
} as const;
const grant = {
  userId: 'member',
  item: 'credits#order',
  orderId: 'order',
  sessionId: 'session',
  state: 'owned',
  title: order.title,
  amountMinor: 1000,
  currency: 'gbp',
  purchasedAt: at,
} as const;

function shop(): Records {
  const purchases = [{ ...grant }];
  return {
    users: [{ id: 'member', email: order.email, credits: 55, createdAt: at }],
    orders: [{ ...order }],
    purchases,
    ledger: [{ userId: 'member', entry: 'purchase#order', credits: 50 }],
    codes: [
      { id: 'SPRING', used: 1 },
      { id: 'SPRING#member', used: 1 },
    ],
    mails: [{ id: 'receipt-order' }],
    owned: { purchases, positions: [{ userId: 'member' }] },
  };
}

const problemsIn = (records: Records) =>
  recordChecks.flatMap(({ name, problems }) =>
    [...problems(records, Date.parse(at) + 1000)].map((says) => `${name}: ${says}`),
  );

test('finds nothing where everything adds up', () => {
  expect(problemsIn(shop())).toEqual([]);
});

test('expects no order for complimentary access', () => {
  const records = shop();
  const given = { by: 'admin', reason: 'A review copy' };
  records.purchases.push({
    ...grant,
    item: 'article#1',
    orderId: 'complimentary_1',
    complimentary: given,
  });
  expect(problemsIn(records)).toEqual([]);
});

const planted: [string, (records: Records) => unknown, string][] = [
  [
    'a grant that is missing',
    (records) => (records.purchases = []),
    'orders: order order is paid, and its grant is missing',
  ],
  [
    'credits that are not in the ledger',
    (records) => (records.ledger = []),
    'ledger: the credits of order order are not in the ledger',
  ],
  [
    'a code that counts too few',
    (records) => (records.codes = [{ id: 'SPRING', used: 0 }, ...records.codes.slice(1)]),
    'codes: the code SPRING counts 0 uses, but its orders show 1',
  ],
  [
    'a code that counts what no order used',
    (records) => records.codes.push({ id: 'AUTUMN', used: 2 }),
    'codes: the code AUTUMN counts 2 uses, but its orders show 0',
  ],
  [
    'a receipt that is missing',
    (records) => (records.mails = []),
    'receipts: order order has no receipt',
  ],
  [
    'a row of nobody',
    (records) => records.owned.positions!.push({ userId: 'nobody' }),
    'orphans: positions has 1 row that no member owns',
  ],
  [
    'a ledger entry of fewer credits',
    (records) => (records.ledger[0]!.credits = 40),
    'ledger: the ledger has other credits for order order',
  ],
  [
    'a refund that withdrew no credits',
    (records) => (records.orders[0]!.refundedMinor = 500),
    'ledger: the ledger has other credits for order order',
  ],
  [
    'a ledger entry without its order',
    (records) => records.ledger.push({ userId: 'member', entry: 'purchase#lost#2', credits: -1 }),
    'orphans: the entry purchase#lost#2 belongs to an order that is missing',
  ],
  [
    'a grant of another member',
    (records) => {
      records.users.push({ ...records.users[0]!, id: 'other' });
      records.purchases.push({ ...grant, userId: 'other' });
    },
    'orphans: other has credits#order by order order, which is of another member or for another item',
  ],
  [
    'a grant of another item',
    (records) => records.purchases.push({ ...grant, item: 'article#1' }),
    'orphans: member has article#1 by order order, which is of another member or for another item',
  ],
  [
    'a grant without its order',
    (records) => records.purchases.push({ ...grant, item: 'article#1', orderId: 'lost' }),
    'orphans: a grant belongs to order lost, which is missing',
  ],
];

test.for(planted)('names %s', ([, plant, says]) => {
  const records = shop();
  plant(records);
  expect(problemsIn(records)).toEqual([says]);
});

test('expects no receipt for a payment from before the oldest email in the outbox', () => {
  const records = { ...shop(), mails: [] };
  const receipts = recordChecks.find(({ name }) => name === 'receipts')!;
  expect([...receipts.problems(records, Date.parse(at) + 30 * 24 * 3600 * 1000)]).toEqual([]);
});
