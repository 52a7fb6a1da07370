import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { buyerOf } from '#functions/domain/orders/buyer-details.ts';
import { chargesOf } from '#functions/domain/orders/payment-facts.ts';

const sessionWith = (fields: object) => fields as Stripe.Checkout.Session;

it('keeps only what Stripe collected', () => {
  const address = { line1: '1 Rue', line2: null, postal_code: '', city: null, country: 'FR' };
  const ids = [
    { type: 'unknown', value: null },
    { type: 'eu_vat', value: 'FR1' },
  ];
  const details = { name: null, address, tax_ids: ids };
  expect(buyerOf(sessionWith({ customer_details: details }))).toEqual({
    address: { line1: '1 Rue', country: 'FR' },
    taxIds: ['FR1'],
  });
});

it('is empty, and the tax is 0, if the session does not contain them', () => {
  expect(buyerOf(sessionWith({ customer_details: null }))).toEqual({});
  expect(buyerOf(sessionWith({}))).toEqual({});
  expect(chargesOf(sessionWith({ total_details: null, amount_subtotal: 450 }))).toMatchObject({
    subtotalMinor: 450,
    discountMinor: 0,
    taxMinor: 0,
  });
});
