// @module-tag long

import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenStripe } from '../../support/open-stripe.ts';
import { lineItem, openStripe, sessionParams } from '../../support/open-stripe.ts';

let clock = new Date('2026-11-21T12:00:00Z');
let bench: OpenStripe;
beforeAll(async () => {
  bench = await openStripe({ now: () => clock });
});
afterAll(() => bench.server.close());

type Params = Partial<Stripe.Checkout.SessionCreateParams>;

const typed = {
  email: 'typed@outcrop.test',
  card: '4242424242424242',
  name: 'Ada Reader',
  line1: '1 Quarry Road',
  city: 'Leeds',
  postal_code: 'LS1 1AA',
  country: 'GB',
};

function taxedLine(amount: number, prices: 'exclusive' | 'inclusive', currency = 'gbp') {
  const line = lineItem({ amount, currency });
  line.price_data!.tax_behavior = prices;
  line.price_data!.product_data!.tax_code = 'txcd_10302000';
  return line;
}

const automatic = { automatic_tax: { enabled: true } };
const open = (line = taxedLine(499, 'exclusive'), more: Params = automatic) =>
  bench.stripe.checkout.sessions.create(sessionParams({ line_items: [line], ...more }));
const send = (id: string, fields: Record<string, string> = {}) =>
  bench.send(`${bench.checkout(id)}/pay`, { ...typed, ...fields });
const retrieve = (id: string) =>
  bench.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });

describe('automatic tax', () => {
  test('waits for the address, and is then added to the price', async () => {
    const { id, automatic_tax: tax, amount_total } = await open();
    expect([tax, amount_total]).toMatchObject([{ status: 'requires_location_inputs' }, 499]);
    expect((await send(id)).status).toBe(303);
    const paid = await retrieve(id);
    expect(paid).toMatchObject({
      automatic_tax: { enabled: true, status: 'complete' },
      amount_subtotal: 499,
      amount_total: 599,
      total_details: { amount_tax: 100, amount_discount: 0 },
      customer_details: {
        name: 'Ada Reader',
        address: { line1: '1 Quarry Road', country: 'GB', postal_code: 'LS1 1AA', city: 'Leeds' },
        tax_ids: [],
      },
      payment_intent: { amount: 599, latest_charge: { amount: 599 } },
    });
    const { data } = await bench.stripe.checkout.sessions.listLineItems(id);
    expect(data[0]).toMatchObject({ amount_subtotal: 499, amount_tax: 100, amount_total: 599 });
  });

  test.each([
    ['inclusive', 'GB', 'gbp', 600, 100, 600],
    ['inclusive, rounded', 'DE', 'eur', 499, 80, 499],
    ['exclusive, rounded half up', 'GB', 'gbp', 303, 61, 364],
    ['exclusive, with a broken rate', 'CH', 'chf', 1000, 81, 1081],
    ['exclusive in yen', 'JP', 'jpy', 505, 51, 556],
    ['inclusive in yen', 'JP', 'jpy', 550, 50, 550],
    ['exclusive where nothing is collected', 'US', 'usd', 499, 0, 499],
  ])('%s', async (name, country, currency, amount, tax, total) => {
    const prices = name.startsWith('inclusive') ? 'inclusive' : 'exclusive';
    const { id } = await open(taxedLine(amount, prices, currency));
    await send(id, { country });
    expect(await retrieve(id)).toMatchObject({
      amount_subtotal: amount,
      amount_total: total,
      total_details: { amount_tax: tax },
    });
  });

  test('applies to the discounted price', async () => {
    const { id: coupon } = await bench.stripe.coupons.create({ percent_off: 50, duration: 'once' });
    const discounts = [{ coupon }];
    const { id } = await open(taxedLine(1000, 'exclusive'), { ...automatic, discounts });
    await send(id);
    expect(await retrieve(id)).toMatchObject({
      amount_subtotal: 1000,
      amount_total: 600,
      total_details: { amount_discount: 500, amount_tax: 100 },
    });
  });

  test('is owed by a company that gives a tax id, where charges are reversed', async () => {
    const more = { ...automatic, tax_id_collection: { enabled: true } };
    const { id } = await open(taxedLine(499, 'exclusive'), more);
    await send(id, { country: 'DE', tax_id: 'DE123456789' });
    expect(await retrieve(id)).toMatchObject({
      amount_total: 499,
      total_details: { amount_tax: 0 },
      customer_details: { tax_ids: [{ type: 'eu_vat', value: 'DE123456789' }] },
    });
  });

  test('uses the country entered after a declined card', async () => {
    const { id } = await open();
    await send(id, { card: '4000000000000002' });
    await send(id, { country: 'US' });
    expect(await retrieve(id)).toMatchObject({
      amount_total: 499,
      payment_intent: { amount: 499, latest_charge: { amount: 499 } },
    });
  });

  test('needs name and address', async () => {
    const { id } = await open();
    const refused = await send(id, { line1: '' });
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('Enter your name and address.'),
    ]);
    expect((await retrieve(id)).status).toBe('open');
  });

  test('needs the behaviour of the price, and an active account', async () => {
    await expect(open(lineItem({}))).rejects.toMatchObject({ statusCode: 400 });
    await bench.switches({ taxPending: true });
    expect(await bench.stripe.tax.settings.retrieve()).toMatchObject({ status: 'pending' });
    await expect(open()).rejects.toThrow('valid head office address');
    await bench.switches({ taxPending: false });
    expect(await bench.stripe.tax.settings.retrieve()).toMatchObject({ status: 'active' });
  });
});

describe('Managed Payments', () => {
  const managed = { managed_payments: { enabled: true } };

  test('taxes without automatic_tax', async () => {
    const { id, managed_payments } = await open(taxedLine(499, 'exclusive'), managed);
    expect(managed_payments).toEqual({ enabled: true });
    await send(id);
    expect(await retrieve(id)).toMatchObject({ amount_total: 599, invoice: null });
  });

  test.each<[string, Params]>([
    ['automatic_tax', automatic],
    ['tax_id_collection', { tax_id_collection: { enabled: true } }],
    ['invoice_creation', { invoice_creation: { enabled: true } }],
  ])('refuses %s', async (param, more) => {
    const refused = open(taxedLine(499, 'exclusive'), { ...managed, ...more });
    await expect(refused).rejects.toMatchObject({ statusCode: 400, param });
  });
});

describe('an invoice', () => {
  const invoiced = { ...automatic, invoice_creation: { enabled: true } };

  test('is created when the money has arrived', async () => {
    const { id } = await open(taxedLine(499, 'exclusive'), invoiced);
    await bench.send(`${bench.checkout(id)}/pay-later`, typed);
    expect((await retrieve(id)).invoice).toBeNull();
    await bench.send(`/_local/stripe/sessions/${id}/settle`, { arrived: 'yes' });
    const { invoice } = await retrieve(id);
    expect(await bench.stripe.invoices.retrieve(String(invoice))).toMatchObject({
      status: 'paid',
      subtotal: 499,
      total: 599,
      total_excluding_tax: 499,
      number: expect.stringMatching(/^LOCAL-\d{4}$/),
      customer_name: 'Ada Reader',
    });
  });

  test('has a page whose URL expires, and then a new one', async () => {
    const { id } = await open(taxedLine(600, 'inclusive'), invoiced);
    await send(id);
    const { invoice } = await retrieve(id);
    const address = async () =>
      (await bench.stripe.invoices.retrieve(String(invoice))).hosted_invoice_url!;
    const first = await address();
    const page = await fetch(first);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('£5.00')]);
    clock = new Date(clock.getTime() + 31 * 24 * 3600 * 1000);
    expect((await fetch(first)).status).toBe(410);
    expect((await fetch(await address())).status).toBe(200);
  });
});

test('terms must be accepted, and the session records that they were', async () => {
  const { id } = await open(lineItem({}), {
    consent_collection: { terms_of_service: 'required' },
    custom_text: { terms_of_service_acceptance: { message: 'At once, please.' } },
  });
  expect(await (await bench.get(bench.checkout(id))).text()).toContain('At once, please.');
  expect((await send(id)).status).toBe(400);
  expect((await retrieve(id)).consent).toBeNull();
  expect((await send(id, { accepts: 'yes' })).status).toBe(303);
  expect((await retrieve(id)).consent).toEqual({ promotions: null, terms_of_service: 'accepted' });
});
