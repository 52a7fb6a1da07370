import type Stripe from 'stripe';
import { onTestFinished, expect, test } from 'vitest';
import { openStripe, sessionParams, webhookSecret } from '../../support/open-stripe.ts';
import { openWebhook } from '../../support/open-webhook.ts';

/** A Stripe server with its own webhook, closed after the test. */
async function open(options: Parameters<typeof openStripe>[0] = {}) {
  const webhook = await openWebhook();
  const bench = await openStripe({ webhookUrl: webhook.url, retryDelaysMs: [0, 0], ...options });
  onTestFinished(async () => {
    await bench.server.close();
    await webhook.close();
  });
  const create = () => bench.stripe.checkout.sessions.create(sessionParams());
  return { ...bench, webhook, create };
}

const paidTypes = [
  'payment_intent.created',
  'charge.succeeded',
  'payment_intent.succeeded',
  'checkout.session.completed',
];

test('the events of a payment arrive in order, with signatures that the SDK accepts', async () => {
  const { webhook, create, pay, stripe, server } = await open();
  const { id } = await create();
  await pay(id);
  await server.idle();
  expect(webhook.types()).toEqual(paidTypes);
  const events = webhook.calls.map(({ body, signature }) =>
    stripe.webhooks.constructEvent(body, signature, webhookSecret),
  );
  expect(new Set(events.map((event) => event.id)).size).toBe(4);
  for (const event of events) {
    expect(event.id).toMatch(/^evt_/);
    expect(event).toMatchObject({ object: 'event', livemode: false, pending_webhooks: 1 });
  }
  expect(events[3]?.data.object).toMatchObject({ id, payment_status: 'paid', status: 'complete' });
});

test('a changed body or another secret is refused', async () => {
  const { webhook, create, stripe, server, pay } = await open();
  await pay((await create()).id);
  await server.idle();
  const { body = '', signature = '' } = webhook.calls[0] ?? {};
  const verify = (text: string, secret: string) => () =>
    stripe.webhooks.constructEvent(text, signature, secret);
  expect(verify(body, webhookSecret)).not.toThrow();
  expect(verify(body.replace('499', '1'), webhookSecret)).toThrow(/signature/);
  expect(verify(body, 'whsec_other')).toThrow(/signature/);
});

test('an event contains the object as it was, and can be fetched again', async () => {
  const { create, pay, send, stripe, server } = await open();
  const { id } = await create();
  await pay(id);
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(id);
  await stripe.refunds.create({ payment_intent: intent as string });
  await server.idle();
  const { data } = await stripe.events.list({ type: 'charge.succeeded' });
  const [event] = data;
  expect(event?.data.object).toMatchObject({ amount_refunded: 0, refunded: false });
  const again = await stripe.events.retrieve(event?.id ?? '');
  expect(again).toMatchObject({ id: event?.id, pending_webhooks: 0 });
  const refunds = await stripe.events.list({ type: 'charge.refunded' });
  expect(refunds.data[0]?.request?.id).toMatch(/^req_/);
  await send(`/_local/stripe/events/${event?.id}/send`, {});
});

test('declines, expiry and delayed payments have their events', async () => {
  const { webhook, create, pay, payLater, send, stripe, server } = await open();
  const declined = await create();
  await pay(declined.id, '4000000000000002');
  await stripe.checkout.sessions.expire(declined.id);
  for (const arrived of ['yes', 'no']) {
    const { id } = await create();
    await payLater(id);
    await send(`/_local/stripe/sessions/${id}/settle`, { arrived });
  }
  await server.idle();
  const delayed = [
    'payment_intent.created',
    'charge.pending',
    'payment_intent.processing',
    'checkout.session.completed',
  ];
  expect(webhook.types()).toEqual([
    'payment_intent.created',
    'charge.failed',
    'payment_intent.payment_failed',
    'payment_intent.canceled',
    'checkout.session.expired',
    ...delayed,
    'charge.succeeded',
    'payment_intent.succeeded',
    'checkout.session.async_payment_succeeded',
    ...delayed,
    'charge.failed',
    'payment_intent.payment_failed',
    'checkout.session.async_payment_failed',
  ]);
  const sessions = webhook.calls
    .map(({ body }) => JSON.parse(body) as Stripe.Event)
    .filter(({ type }) => type.startsWith('checkout.session.'))
    .map(({ data }) => (data.object as Stripe.Checkout.Session).payment_status);
  expect(sessions).toEqual(['unpaid', 'unpaid', 'paid', 'unpaid', 'unpaid']);
});

test.each([500, 400, 302])('a response of %i is retried until one succeeds', async (status) => {
  const { webhook, create, pay, stripe, server } = await open();
  const responses = [status, status];
  webhook.respond = ({ body }) =>
    body.includes('"type": "checkout.session.completed"') ? (responses.shift() ?? 200) : 200;
  await pay((await create()).id);
  await server.idle();
  const tries = webhook.calls.filter(({ body }) => body.includes('checkout.session.completed'));
  expect(tries).toHaveLength(3);
  const ids = tries.map(({ body }) => (JSON.parse(body) as Stripe.Event).id);
  expect(new Set(ids).size).toBe(1);
  expect((await stripe.events.retrieve(ids[0] ?? '')).pending_webhooks).toBe(0);
});

test('after the last retry a delivery fails, but can be resent by hand', async () => {
  const { webhook, create, stripe, server, send, get } = await open();
  webhook.respond = () => 500;
  const { id } = await create();
  await stripe.checkout.sessions.expire(id);
  await server.idle();
  expect(webhook.types()).toEqual(Array.from({ length: 3 }, () => 'checkout.session.expired'));
  const [event] = (await stripe.events.list({ type: 'checkout.session.expired' })).data;
  expect(event?.pending_webhooks).toBe(1);
  expect(await (await get('/_local/payments')).text()).toContain('Failed (500)');
  webhook.respond = () => 200;
  await send(`/_local/stripe/events/${event?.id}/send`, {});
  await server.idle();
  expect(webhook.calls).toHaveLength(4);
});

test('a delivery that waits for its retry does not delay the others or idle()', async () => {
  const { webhook, create, pay, server } = await open({ retryDelaysMs: [3_600_000] });
  webhook.respond = ({ body }) => (body.includes('"type": "charge.succeeded"') ? 503 : 200);
  await pay((await create()).id);
  await server.idle();
  expect(webhook.types()).toEqual(paidTypes);
});

test('an endpoint that is down is retried', async () => {
  const { webhook, create, stripe, server, get } = await open({ retryDelaysMs: [] });
  await webhook.close();
  await stripe.checkout.sessions.expire((await create()).id);
  await server.idle();
  expect(await (await get('/_local/payments')).text()).toMatch(/Failed \([^)]*ECONNREFUSED/);
});

test('held events are sent after their release', async () => {
  const { webhook, create, pay, stripe, server, switches } = await open();
  await switches({ holdWebhooks: true });
  const { id } = await create();
  await pay(id);
  await server.idle();
  expect(webhook.calls).toEqual([]);
  expect((await stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid');
  await switches({ holdWebhooks: false });
  await server.idle();
  expect(webhook.types()).toEqual(paidTypes);
});

test('events can be sent twice', async () => {
  const { webhook, create, stripe, server, switches } = await open();
  await switches({ duplicateWebhooks: true });
  await stripe.checkout.sessions.expire((await create()).id);
  await server.idle();
  const ids = webhook.calls.map(({ body }) => (JSON.parse(body) as Stripe.Event).id);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
});

test('events can be sent out of order', async () => {
  const { webhook, create, pay, server, switches } = await open();
  await switches({ shuffleWebhooks: true });
  await pay((await create()).id);
  await server.idle();
  expect(webhook.types()).toEqual(paidTypes.toReversed());
});

test('events wait for a URL that is not known yet', async () => {
  let url = '';
  const { webhook, create, stripe, server } = await open({ webhookUrl: () => url });
  await stripe.checkout.sessions.expire((await create()).id);
  await server.idle();
  expect(webhook.calls).toEqual([]);
  ({ url } = webhook);
  await webhook.received(1);
  expect(webhook.types()).toEqual(['checkout.session.expired']);
});

test('events are sent during an outage of the API', async () => {
  const { webhook, create, pay, server, switches } = await open();
  const { id } = await create();
  await switches({ outage: true });
  await pay(id);
  await server.idle();
  expect(webhook.types()).toEqual(paidTypes);
});

test('without a webhook events are only listed', async () => {
  const bench = await openStripe();
  onTestFinished(() => bench.server.close());
  const { id } = await bench.stripe.checkout.sessions.create(sessionParams());
  await bench.stripe.checkout.sessions.expire(id);
  await bench.server.idle();
  const { data } = await bench.stripe.events.list();
  expect(data.map(({ type, pending_webhooks: pending }) => [type, pending])).toEqual([
    ['checkout.session.expired', 0],
  ]);
});
