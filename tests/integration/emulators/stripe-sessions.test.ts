// @module-tag long

import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiVersion } from '@outcrop/emulators/stripe/stripe-context.ts';
import type { OpenStripe } from '../../support/open-stripe.ts';
import { lineItem, openStripe, sessionParams, stripeAt } from '../../support/open-stripe.ts';
import { openWebhook } from '../../support/open-webhook.ts';

const noon = new Date('2026-11-21T12:00:00Z');
const noonSeconds = noon.getTime() / 1000;
let clock = noon;
let bench: OpenStripe;

beforeAll(async () => {
  bench = await openStripe({ now: () => clock, publicUrl: () => 'http://localhost:3000' });
});
afterAll(() => bench.server.close());

const create = (changes: Parameters<typeof sessionParams>[0] = {}) =>
  bench.stripe.checkout.sessions.create(sessionParams(changes));

describe('creating a session', () => {
  test('returns an open, unpaid test session with the requested amounts', async () => {
    const session = await create({
      line_items: [lineItem({ amount: 499, quantity: 2 }), lineItem({ amount: 1 })],
    });
    expect(session.id).toMatch(/^cs_test_[A-Za-z0-9]{60}$/);
    expect(session).toMatchObject({
      object: 'checkout.session',
      amount_subtotal: 999,
      amount_total: 999,
      currency: 'gbp',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      livemode: false,
      created: noonSeconds,
      expires_at: noonSeconds + 24 * 3600,
      client_reference_id: 'order-1',
      metadata: { orderId: 'order-1' },
      customer_email: 'buyer@outcrop.test',
      url: `http://localhost:3000/_local/stripe/checkout/${session.id}`,
    });
    expect(session.lastResponse.requestId).toMatch(/^req_/);
    expect(session.lastResponse.apiVersion).toBe(apiVersion);
    expect(session.line_items).toBeUndefined();
  });

  test('stores the line items, with a price and product that the SDK can read', async () => {
    const { id } = await create({ line_items: [lineItem({ amount: 1250, quantity: 3 })] });
    const session = await bench.stripe.checkout.sessions.retrieve(id, {
      expand: ['line_items.data.price.product'],
    });
    const line = session.line_items?.data[0];
    expect(line).toMatchObject({
      description: 'Reading well logs',
      quantity: 3,
      amount_total: 3750,
    });
    expect(line?.price?.unit_amount).toBe(1250);
    expect(line?.price?.unit_amount_decimal?.toString()).toBe('1250');
    expect(line?.price?.product).toMatchObject({
      name: 'Reading well logs',
      metadata: { articleId: 'a1' },
    });
    const listed = await bench.stripe.checkout.sessions.listLineItems(id);
    expect(listed.data.map((one) => one.id)).toEqual([line?.id]);
  });

  test('accepts an expiry between 30 minutes and 24 hours', async () => {
    for (const seconds of [1800, 24 * 3600]) {
      const session = await create({ expires_at: noonSeconds + seconds });
      expect(session.expires_at).toBe(noonSeconds + seconds);
    }
  });

  test('offers the delayed method of the currency, unless only cards are requested', async () => {
    expect((await create()).payment_method_types).toEqual(['card', 'bacs_debit']);
    const usd = await create({ line_items: [lineItem({ currency: 'usd' })] });
    expect(usd.payment_method_types).toEqual(['card', 'us_bank_account']);
    const cards = await create({ allowed_payment_method_types: ['card'] });
    expect(cards).toMatchObject({
      payment_method_types: ['card'],
      allowed_payment_method_types: ['card'],
    });
    const debit = await create({ excluded_payment_method_types: ['card'] as never });
    expect(debit.payment_method_types).toEqual(['bacs_debit']);
  });
});

describe('finding sessions', () => {
  test('returns 404 resource_missing for an unknown id', async () => {
    const failure = await bench.stripe.checkout.sessions
      .retrieve('cs_test_no')
      .catch((e: unknown) => e);
    expect(failure).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    expect(failure).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such checkout.session: 'cs_test_no'",
    });
  });

  test('expands intent and charge, and finds the session by its intent', async () => {
    const { id } = await create();
    await create();
    await bench.pay(id);
    const session = await bench.stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge', 'line_items'],
    });
    const intent = session.payment_intent as Stripe.PaymentIntent;
    expect(intent).toMatchObject({ status: 'succeeded', metadata: { orderId: 'order-1' } });
    expect(intent.latest_charge).toMatchObject({ amount_captured: 499, paid: true });
    expect(session.line_items?.data).toHaveLength(1);
    const { data } = await bench.stripe.checkout.sessions.list({ payment_intent: intent.id });
    expect(data.map((one) => one.id)).toEqual([id]);
    expect(data[0]?.payment_intent).toBe(intent.id);
  });

  test('refuses to expand a field that is not a reference', async () => {
    const { id } = await create();
    await expect(
      bench.stripe.checkout.sessions.retrieve(id, { expand: ['currency'] }),
    ).rejects.toMatchObject({ statusCode: 400, param: 'expand' });
  });

  test('a call that fails halfway leaves nothing behind', async () => {
    const fresh = await openStripe();
    const { sessions } = fresh.stripe.checkout;
    await expect(
      sessions.create({ ...sessionParams(), expand: ['currency'] }),
    ).rejects.toMatchObject({ statusCode: 400, param: 'expand' });
    const { data } = await sessions.list();
    await fresh.server.close();
    expect(data).toEqual([]);
  });

  test('pages through all of them, newest first, in both directions', async () => {
    const fresh = await openStripe();
    const made: string[] = [];
    for (let index = 0; index < 5; index += 1)
      made.unshift((await fresh.stripe.checkout.sessions.create(sessionParams())).id);
    const list = fresh.stripe.checkout.sessions;
    const all = await list.list({ limit: 2 }).autoPagingToArray({ limit: 100 });
    expect(all.map(({ id }) => id)).toEqual(made);
    const before = await list.list({ limit: 2, ending_before: made[3] as string });
    expect(before.data.map(({ id }) => id)).toEqual([made[1], made[2]]);
    expect(before.has_more).toBe(true);
    await fresh.server.close();
  });

  test('filters by status and time of creation', async () => {
    clock = new Date('2026-11-21T12:10:00Z');
    const later = await create();
    const { data } = await bench.stripe.checkout.sessions.list({
      status: 'open',
      created: { gte: noonSeconds + 600 },
    });
    clock = noon;
    expect(data.map(({ id }) => id)).toEqual([later.id]);
  });
});

describe('expiry', () => {
  test('happens once on request, and only for an open session', async () => {
    const { id } = await create();
    const expired = await bench.stripe.checkout.sessions.expire(id);
    expect(expired).toMatchObject({ status: 'expired', payment_status: 'unpaid', url: null });
    await expect(bench.stripe.checkout.sessions.expire(id)).rejects.toMatchObject({
      statusCode: 400,
      rawType: 'invalid_request_error',
    });
  });

  test('happens on time, with one event', async () => {
    const { id } = await create({ expires_at: noonSeconds + 1800 });
    clock = new Date(noon.getTime() + 1_799_000);
    expect((await bench.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
    clock = new Date(noon.getTime() + 1_800_000);
    expect((await bench.stripe.checkout.sessions.retrieve(id)).status).toBe('expired');
    const { data } = await bench.stripe.events.list({ type: 'checkout.session.expired' });
    clock = noon;
    const own = data.filter(({ data: { object } }) => (object as { id?: string }).id === id);
    expect(own).toHaveLength(1);
    expect(own[0]?.request?.id).toBeNull();
  });

  test('is noticed by a timer without a request', async () => {
    const webhook = await openWebhook();
    let at = noon;
    const fresh = await openStripe({ webhookUrl: webhook.url, now: () => at });
    await fresh.stripe.checkout.sessions.create(sessionParams());
    at = new Date(noon.getTime() + 24 * 3_600_000);
    await webhook.received(1);
    expect(webhook.types()).toEqual(['checkout.session.expired']);
    await fresh.server.close();
    await webhook.close();
  });
});

describe('the API in general', () => {
  test('returns 401 for another key', async () => {
    const stranger = stripeAt(bench.server.url, 'sk_test_somebodyelse');
    const failure = await stranger.balance.retrieve().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    expect(failure).toMatchObject({ statusCode: 401, rawType: 'invalid_request_error' });
    expect(String(failure)).not.toContain('sk_test_somebodyelse');
  });

  test("returns Stripe's 404 for unsupported calls", async () => {
    await expect(bench.stripe.customers.create({})).rejects.toMatchObject({
      statusCode: 404,
      rawType: 'invalid_request_error',
      message: expect.stringContaining('Unrecognized request URL (POST: /v1/customers)'),
    });
  });

  test("has the SDK's version", () => expect(apiVersion).toBe(Stripe.API_VERSION));

  test('returns 503 during an outage and works again afterwards', async () => {
    await bench.switches({ outage: true });
    await expect(create()).rejects.toBeInstanceOf(Stripe.errors.StripeAPIError);
    await expect(create()).rejects.toMatchObject({ statusCode: 503 });
    await bench.switches({ outage: false });
    expect((await create()).status).toBe('open');
  });
});
