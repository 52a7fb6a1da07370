// @module-tag long

import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { OpenStripe } from '../../support/open-stripe.ts';
import { openStripe, sessionParams, stripeAt } from '../../support/open-stripe.ts';

const noon = new Date('2026-11-21T12:00:00Z');
let clock = noon;
let bench: OpenStripe;

beforeAll(async () => {
  bench = await openStripe({ now: () => clock });
});
afterEach(() => {
  clock = noon;
});
afterAll(() => bench.server.close());

const create = (idempotencyKey: string, changes: Parameters<typeof sessionParams>[0] = {}) =>
  bench.stripe.checkout.sessions.create(sessionParams(changes), { idempotencyKey });

const count = async () =>
  (await bench.stripe.checkout.sessions.list({ limit: 100 }).autoPagingToArray({ limit: 1000 }))
    .length;

test('the same key with the same parameters returns the stored response', async () => {
  const before = await count();
  const first = await create('order-a');
  const second = await create('order-a');
  expect(second).toEqual(first);
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(second.lastResponse.headers['original-request']).toBe(first.lastResponse.requestId);
  expect(second.lastResponse.requestId).not.toBe(first.lastResponse.requestId);
  expect(await count()).toBe(before + 1);
});

test('the order of parameters does not matter', async () => {
  const first = await create('order-b');
  const turned = Object.fromEntries(Object.entries(sessionParams()).reverse());
  const second = await bench.stripe.checkout.sessions.create(turned, { idempotencyKey: 'order-b' });
  expect(second.id).toBe(first.id);
});

test('the same key with other parameters is refused', async () => {
  await create('order-c');
  const failure = await create('order-c', { client_reference_id: 'other' }).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  expect(failure).toMatchObject({ statusCode: 400, rawType: 'idempotency_error' });
});

test('the same key for another call is refused', async () => {
  const { id } = await create('order-d');
  await expect(
    bench.stripe.checkout.sessions.expire(id, {}, { idempotencyKey: 'order-d' }),
  ).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  expect((await bench.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
});

test('a validation error does not use up the key', async () => {
  await expect(create('order-e', { success_url: 'nonsense' })).rejects.toMatchObject({
    code: 'url_invalid',
  });
  expect((await create('order-e')).status).toBe('open');
});

test('an error of the work itself is stored', async () => {
  const { id } = await create('order-f');
  await bench.stripe.checkout.sessions.expire(id);
  const expire = () =>
    bench.stripe.checkout.sessions
      .expire(id, {}, { idempotencyKey: 'expire-f' })
      .catch((error: unknown) => error as Stripe.errors.StripeError);
  const first = (await expire()) as Stripe.errors.StripeError;
  const second = (await expire()) as Stripe.errors.StripeError;
  expect(first.statusCode).toBe(400);
  expect(second.message).toBe(first.message);
  expect(second.headers?.['idempotent-replayed']).toBe('true');
});

test('a stored response is returned even when its parameters are no longer valid', async () => {
  const expires = { expires_at: noon.getTime() / 1000 + 1800 };
  const first = await create('order-g', expires);
  clock = new Date(noon.getTime() + 600_000);
  expect((await create('order-g', expires)).id).toBe(first.id);
});

test('a key is forgotten after a day', async () => {
  const first = await create('order-h');
  clock = new Date(noon.getTime() + 24 * 3_600_000);
  expect((await create('order-h')).id).not.toBe(first.id);
});

test('a key in use returns 409, and the SDK retries', async () => {
  await bench.switches({ apiDelayMs: 800 });
  const patient = stripeAt(bench.server.url, undefined, 3);
  const first = create('order-i');
  // The first call is in progress once the server holds its key; any second call then gets a 409.
  const clash = await create('order-i').catch((error: unknown) => error);
  const retried = await patient.checkout.sessions.create(sessionParams(), {
    idempotencyKey: 'order-i',
  });
  const [one, other] = [await first.catch((error: unknown) => error), clash];
  await bench.switches({ apiDelayMs: 0 });
  const failed = [one, other].filter((result) => result instanceof Error);
  expect(failed).toHaveLength(1);
  expect(failed[0]).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
  const done = [one, other].find((result) => !(result instanceof Error));
  expect(retried.id).toBe((done as Stripe.Checkout.Session).id);
});

test('100 parallel creates with one key make one session', async () => {
  const before = await count();
  const patient = stripeAt(bench.server.url, undefined, 5);
  const sessions = await Promise.all(
    Array.from({ length: 100 }, () =>
      patient.checkout.sessions.create(sessionParams(), { idempotencyKey: 'order-j' }),
    ),
  );
  expect(new Set(sessions.map(({ id }) => id)).size).toBe(1);
  expect(await count()).toBe(before + 1);
});

test('calls with different keys are independent', async () => {
  const before = await count();
  await Promise.all(
    Array.from({ length: 10 }, () => bench.stripe.checkout.sessions.create(sessionParams())),
  );
  expect(await count()).toBe(before + 10);
});
