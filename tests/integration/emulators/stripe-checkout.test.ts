// @module-tag long

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenStripe } from '../../support/open-stripe.ts';
import { lineItem, openStripe, sessionParams } from '../../support/open-stripe.ts';

const declined = '4000000000000002';
let bench: OpenStripe;

beforeAll(async () => {
  bench = await openStripe();
});
afterAll(() => bench.server.close());

const create = (changes: Parameters<typeof sessionParams>[0] = {}) =>
  bench.stripe.checkout.sessions.create(sessionParams(changes));

const retrieve = (id: string) =>
  bench.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });

const html = async (path: string) => (await bench.get(path)).text();

describe('the page of an open session', () => {
  test.each([
    ['gbp', 499, '£4.99'],
    ['usd', 4900, 'US$49.00'],
    ['jpy', 500, 'JP¥500'],
    ['kwd', 1500, 'KWD 1.500'],
  ])('shows lines and total in %s', async (currency, amount, shown) => {
    const { id, url } = await create({
      line_items: [lineItem({ currency, amount, name: 'Logs & <cores>' })],
    });
    expect(url).toBe(`${bench.server.url}/_local/stripe/checkout/${id}`);
    const response = await fetch(url ?? '');
    const text = (await response.text()).replaceAll('\u00a0', ' ');
    expect(response.status).toBe(200);
    expect(text).toContain(`<h1>Pay ${shown}</h1>`);
    expect(text).toContain('Logs &amp; &lt;cores&gt;');
    expect(text).toContain('A short paper');
    expect(text).toContain(`<span class="amount">${shown}</span>`);
    expect(text).toContain('Local only: no money moves');
    expect(text).toContain('value="buyer@outcrop.test" readonly');
  });

  test('links back to the shop without changing anything', async () => {
    const { id } = await create();
    expect(await html(bench.checkout(id))).toContain('href="http://localhost:3000/articles/a1"');
    expect(await retrieve(id)).toMatchObject({ status: 'open', payment_intent: null });
  });

  test('asks for an email when the shop gave none', async () => {
    const { id } = await create({ customer_email: undefined });
    const refused = await bench.send(`${bench.checkout(id)}/pay`, { card: '4242424242424242' });
    expect(refused.status).toBe(400);
    await bench.pay(id);
    expect((await retrieve(id)).customer_details?.email).toBe('typed@outcrop.test');
  });

  test('fetches a cover only from this machine', async () => {
    const price = lineItem({}).price_data;
    const images = ['https://elsewhere.test/a.png', 'http://localhost:3000/media/a.png'];
    const { id } = await create({
      line_items: [
        { quantity: 1, price_data: { ...price, product_data: { name: 'A', images } } },
      ] as never,
    });
    const text = await html(bench.checkout(id));
    expect(text).toContain('src="http://localhost:3000/media/a.png"');
    expect(text).not.toContain('elsewhere.test');
  });

  test('is a 404 page for an unknown session', async () => {
    expect((await bench.get('/_local/stripe/checkout/cs_test_no')).status).toBe(404);
  });
});

describe('paying by card', () => {
  test('charges once and sends the buyer to success_url with the id', async () => {
    const { id } = await create();
    const response = await bench.pay(id);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(
      `http://localhost:3000/articles/success?session_id=${id}`,
    );
    const session = await retrieve(id);
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      amount_total: 499,
      url: null,
      customer_details: { email: 'buyer@outcrop.test' },
      payment_intent: {
        status: 'succeeded',
        amount: 499,
        amount_received: 499,
        currency: 'gbp',
        metadata: { orderId: 'order-1' },
        latest_charge: {
          status: 'succeeded',
          paid: true,
          amount: 499,
          amount_captured: 499,
          amount_refunded: 0,
          disputed: false,
          billing_details: { email: 'buyer@outcrop.test' },
          payment_method_details: { type: 'card', card: { last4: '4242' } },
        },
      },
    });
  });

  test('in two tabs at once makes one payment', async () => {
    const { id } = await create();
    const responses = await Promise.all([bench.pay(id), bench.pay(id), bench.pay(id)]);
    const places = responses.map((response) => response.headers.get('location'));
    expect(places.filter((place) => place?.startsWith('http://localhost:3000/'))).toHaveLength(1);
    expect(places.filter((place) => place === bench.checkout(id))).toHaveLength(2);
    const { payment_intent: intent } = await bench.stripe.checkout.sessions.retrieve(id);
    const charges = await bench.stripe.charges.list({ payment_intent: intent as string });
    expect(charges.data).toHaveLength(1);
  });

  test('afterwards the page says so and links to the purchase', async () => {
    const { id } = await create();
    await bench.pay(id);
    const text = await html(bench.checkout(id));
    expect(text).toContain('<h1>This checkout is complete</h1>');
    expect(text).toContain(`href="http://localhost:3000/articles/success?session_id=${id}"`);
    expect(text).not.toContain('<form');
  });

  test('that is declined leaves the session open for another card', async () => {
    const { id } = await create();
    const response = await bench.pay(id, declined);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/role="alert">Your card was declined\.</);
    const open = await retrieve(id);
    expect(open).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: {
        status: 'requires_payment_method',
        amount_received: 0,
        last_payment_error: { code: 'card_declined', decline_code: 'generic_decline' },
        latest_charge: { status: 'failed', paid: false, failure_code: 'card_declined' },
      },
    });
    expect((await bench.pay(id)).status).toBe(303);
    const paid = await retrieve(id);
    expect(paid.payment_status).toBe('paid');
    expect((paid.payment_intent as { id: string }).id).toBe(
      (open.payment_intent as { id: string }).id,
    );
  });

  test('with any card but a test card is refused', async () => {
    const { id } = await create();
    const response = await bench.pay(id, '4111 1111 1111 1111');
    expect(await response.text()).toContain('Your card number is incorrect.');
    expect((await retrieve(id)).payment_status).toBe('unpaid');
  });

  test('has a receipt page', async () => {
    const { id } = await create();
    await bench.pay(id);
    const { payment_intent: intent } = await retrieve(id);
    const charge = (intent as { latest_charge: { id: string; receipt_url: string } }).latest_charge;
    expect(charge.receipt_url).toBe(`${bench.server.url}/_local/stripe/receipts/${charge.id}`);
    const text = await (await fetch(charge.receipt_url)).text();
    expect(text).toContain('Reading well logs');
    expect(text).toContain('£4.99');
    expect(text).toContain('Visa ending in 4242');
  });
});

describe('an expired session', () => {
  test('cannot be paid, says so, and links back', async () => {
    const { id } = await create();
    await bench.stripe.checkout.sessions.expire(id);
    expect((await bench.pay(id)).headers.get('location')).toBe(bench.checkout(id));
    const response = await bench.get(bench.checkout(id));
    expect(response.status).toBe(410);
    const text = await response.text();
    expect(text).toContain('<h1>This checkout has expired</h1>');
    expect(text).toContain('href="http://localhost:3000/articles/a1"');
    expect(await retrieve(id)).toMatchObject({ status: 'expired', payment_intent: null });
  });
});

describe('a delayed method', () => {
  test('completes the session unpaid', async () => {
    const { id } = await create();
    expect((await bench.payLater(id)).headers.get('location')).toContain(`session_id=${id}`);
    expect(await retrieve(id)).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: {
        status: 'processing',
        amount_received: 0,
        latest_charge: { status: 'pending', paid: false },
      },
    });
  });

  test.each([
    ['yes', 'paid', 'succeeded', 499],
    ['no', 'unpaid', 'requires_payment_method', 0],
  ])('settles later: arrived %s', async (arrived, paymentStatus, intentStatus, received) => {
    const { id } = await create();
    await bench.payLater(id);
    const settle = () => bench.send(`/_local/stripe/sessions/${id}/settle`, { arrived });
    expect((await settle()).status).toBe(303);
    expect(await retrieve(id)).toMatchObject({
      status: 'complete',
      payment_status: paymentStatus,
      payment_intent: { status: intentStatus, amount_received: received },
    });
    expect((await settle()).status).toBe(400);
  });

  test('is not offered when the shop accepts only cards', async () => {
    const { id } = await create({ allowed_payment_method_types: ['card'] });
    expect(await html(bench.checkout(id))).not.toContain('pay-later');
    expect((await bench.payLater(id)).status).toBe(400);
    expect((await retrieve(id)).status).toBe('open');
  });
});
