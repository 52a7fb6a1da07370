// @module-tag long

import { onTestFinished, expect, test } from 'vitest';
import { openStripe, sessionParams } from '../../support/open-stripe.ts';
import { openWebhook } from '../../support/open-webhook.ts';

async function open() {
  const webhook = await openWebhook();
  const bench = await openStripe({ retryDelaysMs: [0, 0] });
  onTestFinished(async () => {
    await bench.server.close();
    await webhook.close();
  });
  const { webhookEndpoints } = bench.stripe;
  const buy = async () => {
    await bench.pay((await bench.stripe.checkout.sessions.create(sessionParams())).id);
    await bench.server.idle();
  };
  return { ...bench, webhook, webhookEndpoints, buy };
}

test('an endpoint gets the events it was registered for, signed with its own secret', async () => {
  const { webhook, webhookEndpoints, buy, stripe } = await open();
  const { secret, ...made } = await webhookEndpoints.create({
    url: webhook.url,
    enabled_events: ['checkout.session.completed'],
    metadata: { of: 'prod' },
  });
  expect(made).toMatchObject({ status: 'enabled', url: webhook.url, metadata: { of: 'prod' } });
  await buy();
  expect(webhook.types()).toEqual(['checkout.session.completed']);
  const { body, signature } = webhook.calls[0]!;
  expect(() => stripe.webhooks.constructEvent(body, signature, secret!)).not.toThrow();
});

test('the secret is shown once', async () => {
  const { webhook, webhookEndpoints } = await open();
  const { id, secret } = await webhookEndpoints.create({ url: webhook.url, enabled_events: ['*'] });
  expect(secret).toMatch(/^whsec_\w{32}$/);
  const shown = [
    await webhookEndpoints.retrieve(id),
    await webhookEndpoints.update(id, { metadata: { a: 'b' } }),
    ...(await webhookEndpoints.list()).data,
  ];
  expect(shown.map((endpoint) => endpoint.id)).toEqual([id, id, id]);
  for (const endpoint of shown) expect(endpoint).not.toHaveProperty('secret');
});

test('a disabled endpoint gets no more events, not even retries', async () => {
  const { webhook, webhookEndpoints, buy, stripe, switches, server } = await open();
  const { id } = await webhookEndpoints.create({ url: webhook.url, enabled_events: ['*'] });
  await switches({ holdWebhooks: true });
  await buy();
  await webhookEndpoints.update(id, { disabled: true });
  await switches({ holdWebhooks: false });
  await server.idle();
  await buy();
  expect(webhook.calls).toEqual([]);
  const waiting = (await stripe.events.list()).data.map((event) => event.pending_webhooks);
  expect(waiting).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
});

test('a deleted endpoint is gone', async () => {
  const { webhook, webhookEndpoints, buy } = await open();
  const { id } = await webhookEndpoints.create({ url: webhook.url, enabled_events: ['*'] });
  expect(await webhookEndpoints.del(id)).toMatchObject({ id, deleted: true });
  await expect(webhookEndpoints.del(id)).rejects.toMatchObject({ statusCode: 404 });
  await buy();
  expect(webhook.calls).toEqual([]);
});

test('Stripe refuses an endpoint without a URL, without events, or that does not exist', async () => {
  const { webhookEndpoints, webhook } = await open();
  await expect(
    webhookEndpoints.create({ url: 'shop', enabled_events: ['*'] }),
  ).rejects.toMatchObject({ code: 'url_invalid' });
  await expect(
    webhookEndpoints.create({ url: webhook.url, enabled_events: [] }),
  ).rejects.toMatchObject({ param: 'enabled_events' });
  await expect(webhookEndpoints.retrieve('we_1nobody')).rejects.toMatchObject({ statusCode: 404 });
});
