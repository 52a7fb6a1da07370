import { expect, it } from 'vitest';
import { latestPurchases } from '#web/src/lib/purchase/latest-purchases.ts';
import { receiptStatus } from '#web/src/features/purchases/status-labels.ts';

it('picks the purchase that opens an article among several, else the newest', () => {
  const latest = latestPurchases([
    { id: 3, resourceId: 'a', status: 'refunded' },
    { id: 2, resourceId: 'a', status: 'owned' },
    { id: 1, resourceId: 'b', status: 'processing' },
    { id: 0, resourceId: 'b', status: 'refunded' },
  ] as const);
  expect([...latest.values()].map(({ id }) => id)).toEqual([2, 1]);
});

it.each([
  ['owned', 0, 'Paid'],
  ['owned', 2, 'Partly refunded'],
  ['revoked', 0, 'Paid'],
  ['revoked', 2, 'Partly refunded'],
  ['revoked', 5, 'Refunded'],
  ['refunded', 5, 'Refunded'],
  ['disputed', 0, 'Payment disputed'],
] as const)(
  'says of a payment of 5 that is %s with %s given back: %s',
  (status, amountRefunded, words) => {
    expect(receiptStatus({ status, amountPaid: 5, amountRefunded })).toBe(words);
  },
);
