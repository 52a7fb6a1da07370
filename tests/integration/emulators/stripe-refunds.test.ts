// @module-tag long

import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenStripe } from '../../support/open-stripe.ts';
import { lineItem, openStripe, sessionParams } from '../../support/open-stripe.ts';

let bench: OpenStripe;

beforeAll(async () => {
  bench = await openStripe();
});
afterAll(() => bench.server.close());

/** Pays £10.00 and returns the intent and charge. */
async function paid({ later = false, currency = 'gbp' } = {}) {
  const { id } = await bench.stripe.checkout.sessions.create(
    sessionParams({ line_items: [lineItem({ amount: 1000, currency })] }),
  );
  await (later ? bench.payLater(id) : bench.pay(id));
  const session = await bench.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
  const intent = session.payment_intent as Stripe.PaymentIntent;
  return { session: id, intent: intent.id, charge: intent.latest_charge as string };
}

const chargeOf = (id: string) => bench.stripe.charges.retrieve(id);

/** The types of the events about one payment, oldest first. */
async function eventsAbout(intent: string): Promise<string[]> {
  const { data } = await bench.stripe.events.list({ limit: 100 });
  return data
    .filter(({ data: { object } }) => {
      const { id, payment_intent: of } = object as { id?: string; payment_intent?: string };
      return id === intent || of === intent;
    })
    .map(({ type }) => type as string)
    .reverse();
}

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error as Stripe.errors.StripeError,
  );

describe('refunds', () => {
  test('return everything when no amount is given', async () => {
    const { intent, charge } = await paid();
    const refund = await bench.stripe.refunds.create({
      payment_intent: intent,
      reason: 'requested_by_customer',
      metadata: { why: 'test' },
    });
    expect(refund).toMatchObject({
      object: 'refund',
      amount: 1000,
      currency: 'gbp',
      status: 'succeeded',
      charge,
      payment_intent: intent,
      reason: 'requested_by_customer',
      metadata: { why: 'test' },
    });
    expect(await chargeOf(charge)).toMatchObject({ amount_refunded: 1000, refunded: true });
    const session = await bench.stripe.checkout.sessions.list({ payment_intent: intent });
    expect(session.data[0]?.payment_status).toBe('paid');
  });

  test('return parts until nothing is left', async () => {
    const { charge, intent } = await paid();
    await bench.stripe.refunds.create({ charge, amount: 300 });
    expect(await chargeOf(charge)).toMatchObject({ amount_refunded: 300, refunded: false });
    await bench.stripe.refunds.create({ charge, amount: 700 });
    expect(await chargeOf(charge)).toMatchObject({ amount_refunded: 1000, refunded: true });
    const { data } = await bench.stripe.refunds.list({ payment_intent: intent });
    expect(data.map(({ amount }) => amount)).toEqual([700, 300]);
    expect((await bench.stripe.refunds.retrieve(data[0]?.id ?? '')).amount).toBe(700);
    expect((await eventsAbout(intent)).slice(-4)).toEqual([
      'refund.created',
      'charge.refunded',
      'refund.created',
      'charge.refunded',
    ]);
  });

  test('refuse a second full refund', async () => {
    const { charge } = await paid();
    await bench.stripe.refunds.create({ charge });
    expect(await failureOf(bench.stripe.refunds.create({ charge }))).toMatchObject({
      statusCode: 400,
      code: 'charge_already_refunded',
    });
  });

  test('refuse more than is left', async () => {
    const { charge } = await paid();
    expect(await failureOf(bench.stripe.refunds.create({ charge, amount: 1001 }))).toMatchObject({
      message: 'Refund amount (£10.01) is greater than charge amount (£10.00)',
      param: 'amount',
    });
    await bench.stripe.refunds.create({ charge, amount: 400 });
    expect(await failureOf(bench.stripe.refunds.create({ charge, amount: 601 }))).toMatchObject({
      message: 'Refund amount (£6.01) is greater than unrefunded amount on charge (£6.00)',
    });
    expect(await chargeOf(charge)).toMatchObject({ amount_refunded: 400 });
  });

  test('never exceed the charge, however many run at once', async () => {
    const { charge } = await paid();
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => bench.stripe.refunds.create({ charge, amount: 300 })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await chargeOf(charge)).toMatchObject({ amount_refunded: 900 });
  });

  test('refuse unpaid charges, unknown charges and requests without a charge', async () => {
    const { intent } = await paid({ later: true });
    expect(await failureOf(bench.stripe.refunds.create({ payment_intent: intent }))).toMatchObject({
      statusCode: 400,
      param: 'payment_intent',
    });
    expect(await failureOf(bench.stripe.refunds.create({ charge: 'ch_no' }))).toMatchObject({
      code: 'resource_missing',
      param: 'charge',
    });
    expect(await failureOf(bench.stripe.refunds.create({}))).toMatchObject({
      code: 'parameter_missing',
    });
    expect(await failureOf(bench.stripe.refunds.create({ charge: 'x', amount: 0 }))).toMatchObject({
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  });

  test('from the payments page use the format of the currency', async () => {
    const { charge } = await paid();
    const refund = (fields: Record<string, string>) =>
      bench.send(`/_local/stripe/charges/${charge}/refund`, fields);
    expect((await refund({ amount: '2.5' })).status).toBe(303);
    expect(await chargeOf(charge)).toMatchObject({ amount_refunded: 250, refunded: false });
    const refused = await refund({ amount: '7.51' });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('is greater than unrefunded amount');
    for (const amount of ['', '0', '-1', '1.234', 'abc'])
      expect((await refund({ amount })).status).toBe(400);
    expect((await refund({})).status).toBe(303);
    expect(await chargeOf(charge)).toMatchObject({ amount_refunded: 1000, refunded: true });
  });

  test('of yen have no decimals', async () => {
    const { charge } = await paid({ currency: 'jpy' });
    const path = `/_local/stripe/charges/${charge}/refund`;
    expect((await bench.send(path, { amount: '1.5' })).status).toBe(400);
    await bench.send(path, { amount: '15' });
    expect(await chargeOf(charge)).toMatchObject({ amount_refunded: 15 });
  });
});

describe('disputes', () => {
  const dispute = async (intent: string) =>
    (await bench.stripe.disputes.list({ payment_intent: intent })).data[0];
  const open = (charge: string) => bench.send(`/_local/stripe/charges/${charge}/dispute`, {});
  const close = (id: string, outcome: string) =>
    bench.send(`/_local/stripe/disputes/${id}/close`, { outcome });

  test('withdraw the unrefunded amount and block refunds', async () => {
    const { intent, charge } = await paid();
    await bench.stripe.refunds.create({ charge, amount: 100 });
    expect((await open(charge)).status).toBe(303);
    expect(await dispute(intent)).toMatchObject({
      object: 'dispute',
      amount: 900,
      charge,
      payment_intent: intent,
      status: 'needs_response',
      reason: 'fraudulent',
      balance_transactions: [{ amount: -900 }],
    });
    expect(await chargeOf(charge)).toMatchObject({ disputed: true });
    const byCharge = await bench.stripe.disputes.list({ charge });
    expect(byCharge.data).toHaveLength(1);
    expect(await failureOf(bench.stripe.refunds.create({ charge }))).toMatchObject({
      code: 'charge_disputed',
    });
    expect((await open(charge)).status).toBe(400);
    expect((await bench.stripe.disputes.list({ charge })).data).toHaveLength(1);
  });

  test('that are won return the money, and are closed once', async () => {
    const { intent, charge } = await paid();
    await open(charge);
    const { id = '' } = (await dispute(intent)) ?? {};
    expect((await close(id, 'won')).status).toBe(303);
    expect(await bench.stripe.disputes.retrieve(id)).toMatchObject({
      status: 'won',
      balance_transactions: [{ amount: -1000 }, { amount: 1000 }],
    });
    expect((await close(id, 'lost')).status).toBe(400);
    expect((await eventsAbout(intent)).slice(-4)).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.closed',
      'charge.dispute.funds_reinstated',
    ]);
  });

  test('that are lost keep the money away', async () => {
    const { intent, charge } = await paid();
    await open(charge);
    const { id = '' } = (await dispute(intent)) ?? {};
    await close(id, 'lost');
    expect((await dispute(intent))?.status).toBe('lost');
    expect((await eventsAbout(intent)).at(-1)).toBe('charge.dispute.closed');
    expect(await failureOf(bench.stripe.refunds.create({ charge }))).toMatchObject({
      code: 'charge_disputed',
    });
  });

  test('need a paid charge', async () => {
    const { intent, charge } = await paid();
    await bench.stripe.refunds.create({ charge });
    expect((await open(charge)).status).toBe(400);
    expect(await dispute(intent)).toBeUndefined();
  });
});

test('the balance is payments less refunds and disputes', async () => {
  const fresh = await openStripe();
  const own = bench;
  bench = fresh;
  const first = await paid();
  await paid();
  const dollars = await paid({ currency: 'usd' });
  await fresh.stripe.refunds.create({ charge: first.charge, amount: 250 });
  await fresh.send(`/_local/stripe/charges/${dollars.charge}/dispute`, {});
  const { available } = await fresh.stripe.balance.retrieve();
  bench = own;
  await fresh.server.close();
  expect(available.map(({ amount, currency }) => [currency, amount]).sort()).toEqual([
    ['gbp', 1750],
    ['usd', 0],
  ]);
});
