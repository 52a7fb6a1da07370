// @module-tag long

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenStripe } from '../../support/open-stripe.ts';
import { openStripe, sessionParams } from '../../support/open-stripe.ts';

let bench: OpenStripe;

beforeAll(async () => {
  bench = await openStripe();
});
afterAll(() => bench.server.close());

const create = () => bench.stripe.checkout.sessions.create(sessionParams());

const retrieve = (id: string) => bench.stripe.checkout.sessions.retrieve(id);

const html = async (path: string) => (await bench.get(path)).text();

describe('forms', () => {
  test.each([
    ['sec-fetch-site', 'cross-site'],
    ['sec-fetch-site', 'same-site'],
    ['origin', 'https://evil.test'],
    ['origin', 'null'],
  ])('are refused from another site (%s: %s)', async (name, value) => {
    const { id } = await create();
    const response = await bench.send(
      `${bench.checkout(id)}/pay`,
      { card: '4242424242424242' },
      { [name]: value },
    );
    expect(response.status).toBe(403);
    expect((await retrieve(id)).status).toBe('open');
  });

  test.each([
    ['sec-fetch-site', () => 'same-origin'],
    ['origin', () => bench.server.url],
  ])("are accepted from the server's own page (%s)", async (name, value) => {
    const { id } = await create();
    const response = await bench.send(
      `${bench.checkout(id)}/pay`,
      { card: '4242424242424242' },
      { [name]: value() },
    );
    expect(response.status).toBe(303);
  });
});

describe('the payments page', () => {
  test('lists payments with their next actions', async () => {
    const open = await create();
    const paid = await create();
    await bench.pay(paid.id);
    const text = await html('/_local/payments');
    const card = (id: string) => text.split('<article').find((part) => part.includes(`id="${id}"`));
    expect(card(open.id)).toContain('Waiting for the buyer');
    expect(card(open.id)).toContain(`/_local/stripe/sessions/${open.id}/expire`);
    expect(card(paid.id)).toContain('<strong class="good">Paid</strong>');
    for (const action of [
      'Refund fully',
      'Refund part',
      'Open a dispute',
      'Send its webhook again',
    ])
      expect(card(paid.id)).toContain(action);
    const urls = [...text.matchAll(/(?:href|action|formaction)="([^"]*)"/g)].map((m) => m[1]);
    expect(urls.filter((one) => !one?.startsWith('/_local/') && one !== 'data:,')).toEqual([]);
  });

  test('expires an open session', async () => {
    const { id } = await create();
    await bench.send(`/_local/stripe/sessions/${id}/expire`, {});
    expect((await retrieve(id)).status).toBe('expired');
  });

  test('links to older payments', async () => {
    const fresh = await openStripe();
    const first = await fresh.stripe.checkout.sessions.create(sessionParams());
    for (let index = 0; index < 20; index += 1)
      await fresh.stripe.checkout.sessions.create(sessionParams());
    const page = async (path: string) => (await fresh.get(path)).text();
    const newest = await page('/_local/payments');
    expect(newest).not.toContain(first.id);
    const older = /href="(\/_local\/payments\?after=[^"]+)"/.exec(newest)?.[1] ?? '';
    expect(await page(older)).toContain(first.id);
    await fresh.server.close();
  });

  test('turns switches by form', async () => {
    const back = await bench.send('/_local/stripe/switches', { holdWebhooks: 'true' });
    expect(back.headers.get('location')).toBe('/_local/payments');
    expect(await html('/_local/payments')).toContain('Release webhooks');
    await bench.send('/_local/stripe/switches', { holdWebhooks: 'false' });
    expect(await html('/_local/payments')).toContain('Everything works normally.');
  });

  test('refuses unknown switches', async () => {
    await expect(bench.switches({ turbo: true })).rejects.toThrow('turbo');
  });
});
