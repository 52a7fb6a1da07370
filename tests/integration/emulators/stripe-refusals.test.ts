// @module-tag long

import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenStripe } from '../../support/open-stripe.ts';
import { lineItem, openStripe, sessionParams } from '../../support/open-stripe.ts';

const noon = new Date('2026-11-21T12:00:00Z');
const noonSeconds = noon.getTime() / 1000;
let bench: OpenStripe;

beforeAll(async () => {
  bench = await openStripe({ now: () => noon });
});
afterAll(() => bench.server.close());

const create = (changes: Parameters<typeof sessionParams>[0] = {}) =>
  bench.stripe.checkout.sessions.create(sessionParams(changes));

const tooLong = 'x'.repeat(501);
const item = (changes: object) => {
  const { price_data: price, quantity } = lineItem({});
  return [{ price_data: { ...price, ...changes }, quantity }] as never;
};
test.each([
  ['no line items', { line_items: undefined }, 'parameter_missing', 'line_items'],
  ['empty line items', { line_items: [] }, 'parameter_missing', 'line_items'],
  ['no mode', { mode: undefined }, 'parameter_missing', 'mode'],
  ['no success_url', { success_url: undefined }, 'parameter_missing', 'success_url'],
  [
    'negative amount',
    { line_items: item({ unit_amount: -1 }) },
    'parameter_invalid_integer',
    'line_items[0][price_data][unit_amount]',
  ],
  [
    'broken amount',
    { line_items: item({ unit_amount: 4.99 }) },
    'parameter_invalid_integer',
    'line_items[0][price_data][unit_amount]',
  ],
  [
    'no amount',
    { line_items: item({ unit_amount: undefined }) },
    'parameter_missing',
    'line_items[0][price_data][unit_amount]',
  ],
  [
    'quantity 0',
    { line_items: [lineItem({ quantity: 0 })] },
    'parameter_invalid_integer',
    'line_items[0][quantity]',
  ],
  [
    'no name',
    { line_items: item({ product_data: {} }) },
    'parameter_missing',
    'line_items[0][price_data][product_data]',
  ],
  ['29p', { line_items: [lineItem({ amount: 29 })] }, 'amount_too_small', undefined],
  [
    '49 cents',
    { line_items: [lineItem({ amount: 49, currency: 'usd' })] },
    'amount_too_small',
    undefined,
  ],
  ['a million', { line_items: [lineItem({ amount: 1e8 })] }, 'amount_too_large', undefined],
  [
    'unknown currency',
    { line_items: [lineItem({ currency: 'xyz' })] },
    undefined,
    'line_items[0][price_data][currency]',
  ],
  [
    'two currencies',
    { line_items: [lineItem({}), lineItem({ currency: 'usd' })] },
    undefined,
    'line_items',
  ],
  ['relative URL', { success_url: '/thanks' }, 'url_invalid', 'success_url'],
  ['script URL', { cancel_url: 'javascript:alert(1)' }, 'url_invalid', 'cancel_url'],
  ['wrong email', { customer_email: 'buyer' }, 'email_invalid', 'customer_email'],
  ['empty email', { customer_email: '' }, 'parameter_invalid_empty', 'customer_email'],
  [
    'the parameter that API 2026-09-30 removed',
    { payment_method_types: ['card'] },
    'parameter_unknown',
    'payment_method_types',
  ],
  [
    'a method that there is not',
    { allowed_payment_method_types: ['blik'] },
    undefined,
    'allowed_payment_method_types',
  ],
  ['misspelt parameter', { sucess_url: 'x' }, 'parameter_unknown', 'sucess_url'],
  ['long metadata', { metadata: { note: tooLong } }, undefined, 'metadata'],
  ['expiry too soon', { expires_at: noonSeconds + 1799 }, undefined, 'expires_at'],
  ['expiry too late', { expires_at: noonSeconds + 86_401 }, undefined, 'expires_at'],
])('refuses %s', async (_what, changes, code, param) => {
  const failure = await create(changes as never).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
  expect(failure).toMatchObject({ statusCode: 400, rawType: 'invalid_request_error' });
  expect((failure as Stripe.errors.StripeError).code).toBe(code);
  expect((failure as Stripe.errors.StripeError).param).toBe(param);
});

test('accepts exactly the minimum of each currency, and an order that costs nothing', async () => {
  for (const [currency, amount] of [
    ['gbp', 0],
    ['gbp', 30],
    ['usd', 50],
    ['jpy', 50],
  ] as const)
    expect((await create({ line_items: [lineItem({ currency, amount })] })).status).toBe('open');
});
