import { expect, it } from 'vitest';
import type { OrderDetail } from '#shared/contracts/orders.ts';
import { refundEffects } from '#web/src/features/admin/orders/refund-effects.ts';

const order = (asksBuyer: boolean): OrderDetail => ({
  id: 'one',
  state: 'paid',
  userId: 'ada',
  email: 'ada@example.org',
  title: 'Sands',
  resourceType: 'article',
  resourceId: 'art-1',
  amount: 500,
  refunded: 0,
  currency: 'jpy',
  createdAt: '2026-11-21T10:00:00.000Z',
  price: 500,
  discount: 0,
  tax: 0,
  buyer: [],
  buyerTaxIds: [],
  hasAccount: true,
  access: 'owned',
  refund: { givenBack: 0, left: 500, asksBuyer },
  isTest: true,
  isStripeSilent: false,
  events: [],
});

it('says whom Stripe asks if it cannot refund the payment method', () => {
  const effects = (asksBuyer: boolean) => refundEffects(order(asksBuyer), 500, '').join(' ');
  expect(effects(true)).toContain('Stripe emails the buyer to ask for a bank account');
  expect(effects(true)).not.toContain('the way it was paid');
  expect(effects(false)).toContain('The money goes back the way it was paid');
});
