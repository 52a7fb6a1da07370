import { expect, it } from 'vitest';
import { site } from '#shared/site-config/site.ts';
import { creditText, repliesText } from '#web/src/lib/credits/credit-text.ts';
import { buyFailureText } from '#web/src/features/store/packages/buy-failure.ts';
import { describeOffers } from '#web/src/features/store/packages/offers.ts';
import { addedText } from '#web/src/features/store/returning/added-text.ts';
import { ledgerLabel, signed } from '#web/src/lib/credits/ledger-labels.ts';
import { formatTime } from '#web/src/lib/dates.ts';
import {
  categoriesOf,
  categoryPath,
  productsOf,
} from '#web/src/features/store/shelves/categories.ts';
import { ApiError } from '#web/src/lib/api/api-error.ts';

const terms = (change: Partial<typeof site.credits>) =>
  describeOffers({ money: site.money, credits: { ...site.credits, ...change } });

it('compares the configured packages', () => {
  expect(describeOffers(site)).toEqual([
    {
      packageId: 'small',
      credits: 20,
      replies: 20,
      price: '£5.00',
      perReply: '£0.25',
      cheapest: false,
    },
    {
      packageId: 'medium',
      credits: 50,
      replies: 50,
      price: '£10.00',
      perReply: '£0.20',
      saving: '£2.50',
      cheapest: false,
    },
    {
      packageId: 'large',
      credits: 120,
      replies: 120,
      price: '£20.00',
      perReply: 'about £0.17',
      saving: '£10.00',
      cheapest: true,
    },
  ]);
});

it('mentions no saving if there is none, and counts whole replies', () => {
  const alike = { credits: 10, amountMinor: 300 };
  const offers = terms({ perReply: 3, packages: { small: alike, medium: alike, large: alike } });
  for (const offer of offers) {
    expect(offer).toMatchObject({ replies: 3, perReply: '£0.90', cheapest: false });
    expect(offer).not.toHaveProperty('saving');
  }
});

it('compares with the most expensive package, and sorts by size', () => {
  const offers = terms({
    packages: {
      small: { credits: 100, amountMinor: 1000 },
      medium: { credits: 10, amountMinor: 100 },
      large: { credits: 50, amountMinor: 1000 },
    },
  });
  expect(offers.map(({ packageId, saving, cheapest }) => [packageId, saving, cheapest])).toEqual([
    ['medium', '£1.00', true],
    ['large', undefined, false],
    ['small', '£10.00', true],
  ]);
});

it('writes counts as words', () => {
  expect([creditText(1), creditText(1200)]).toEqual(['1 credit', '1,200 credits']);
  expect([repliesText(55, 1), repliesText(5, 3), repliesText(2, 3), repliesText(-4, 1)]).toEqual([
    'enough for 55 replies',
    'enough for 1 reply',
    'not enough for a reply',
    'not enough for a reply',
  ]);
});

it('says what was added, even for a package that is no longer sold', () => {
  expect(addedText({ resourceId: 'medium', title: '50 chat credits' }, 55)).toBe(
    '50 credits added. Your balance: 55.',
  );
  expect(addedText({ resourceId: 'huge', title: '900 chat credits' }, undefined)).toBe(
    '900 chat credits added.',
  );
});

it('says why a package could not be bought, and when to try again', () => {
  const failure = (code: ConstructorParameters<typeof ApiError>[0], details = {}) =>
    buyFailureText(new ApiError(code, details));
  expect(failure('payment_unavailable')).toMatch(/cannot be reached. Nothing was charged/);
  expect(failure('conflict')).toMatch(/You were not charged. Please try again/);
  expect(failure('invalid_response')).toMatch(/You were not charged/);
  expect(failure('too_many_requests', { retryAfterSeconds: 240 })).toMatch(/in 4 minutes, at/);
  expect(failure('too_many_requests')).toMatch(/Please wait a moment/);
  expect(failure('network')).toMatch(/Check your connection/);
  expect(buyFailureText(new Error('no text for people'))).toMatch(/couldn’t open/);
});

it('has words for every kind of entry', () => {
  const line = { credits: 0 };
  expect(ledgerLabel({ ...line, kind: 'sign-up' })).toEqual({ what: 'Welcome credits', notes: [] });
  expect(ledgerLabel({ kind: 'adjustment', credits: 2, detail: 'A prize' })).toEqual({
    what: 'Added by an administrator',
    notes: ['A prize'],
  });
  expect(ledgerLabel({ kind: 'adjustment', credits: -2 }).what).toBe('Removed by an administrator');
  expect(ledgerLabel({ kind: 'purchase', credits: 50, detail: '50 chat credits' })).toEqual({
    what: 'Bought',
    notes: ['50 chat credits'],
  });
  expect(ledgerLabel({ kind: 'refund', credits: -12, unrecovered: 8 })).toEqual({
    what: 'Removed: payment refunded',
    notes: ['8 credits had already been used'],
  });
  expect(ledgerLabel({ kind: 'refund', credits: 0, unrecovered: 1 }).notes).toEqual([
    '1 credit had already been used',
  ]);
  expect(ledgerLabel({ kind: 'refund', credits: 12 }).what).toBe('Restored: payment confirmed');
  expect(ledgerLabel({ kind: 'reply', credits: -1 }).what).toBe('Assistant reply');
  expect(ledgerLabel({ kind: 'returned', credits: 1 }).what).toBe('No reply: credit returned');
});

it('signs figures with a real minus, and dates by the clock of the reader', () => {
  expect([signed(50), signed(-1), signed(0), signed(-1200)]).toEqual(['+50', '−1', '0', '−1,200']);
  expect(formatTime('2026-11-21T17:05:00Z')).toMatch(/^2[12] Nov 2026, \d\d:05$/);
});

it('puts e-books first, and treats categories that differ only in case as one', () => {
  const products = ['Workbooks', 'E-books', 'Field cards', 'e-books'].map((category, i) => ({
    id: `${i}`,
    category,
  }));
  const ids = (wanted: string | null) => productsOf(products, wanted).map(({ id }) => id);
  expect(categoriesOf(products)).toEqual([
    { name: 'E-books', count: 2 },
    { name: 'Field cards', count: 1 },
    { name: 'Workbooks', count: 1 },
  ]);
  expect(ids(null)).toEqual(['1', '3', '2', '0']);
  expect(ids('E-BOOKS')).toEqual(['1', '3']);
  expect(ids('Unheard of')).toEqual(['1', '3', '2', '0']);
  expect(categoryPath('Field cards', 'the sea')).toBe('/store?category=Field+cards&q=the+sea');
  expect(categoryPath(undefined, 'the sea')).toBe('/store?q=the+sea');
  expect(categoryPath('Maps', null, 'R&D')).toBe('/store?category=Maps&tag=R%26D');
  expect([categoryPath(undefined), categoryPath('Field cards')]).toEqual([
    '/store',
    '/store?category=Field+cards',
  ]);
});
