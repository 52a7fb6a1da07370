import { DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import {
  GetParameterCommand,
  GetParametersCommand,
  PutParameterCommand,
} from '@aws-sdk/client-ssm';
import Stripe from 'stripe';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { webhookEvents } from '#shared/constants/webhook-events.ts';
import { connectEndpoint, type Outcome } from '#infra/webhook/connect-endpoint.ts';
import { connectionFailure } from '#infra/webhook/connection-failure.ts';
import { openConnection } from '#infra/webhook/open-connection.ts';
import { outcomeText } from '#infra/webhook/outcome-text.ts';
import { aws, healAccount, planOf } from '../support/healthy-account.ts';
import { expectInRunbook } from '../support/expect-in-runbook.ts';
import { openStripe, secretKey, sessionParams } from '../support/open-stripe.ts';
import { openWebhook } from '../support/open-webhook.ts';
import { runCommand } from '../support/run-command.ts';

beforeEach(healAccount);

/**
 * A deployed stage with test keys: the secrets in SSM, and a webhook that accepts events signed with a known secret.
 */
async function open(secrets: Record<string, string> = { 'stripe-secret-key': secretKey }) {
  const webhook = await openWebhook();
  const state = { secondsLater: 0, refusesToStore: false };
  const now = () => new Date(Date.now() + state.secondsLater * 1000);
  const bench = await openStripe({ retryDelaysMs: [0], now });
  onTestFinished(async () => {
    await bench.server.close();
    await webhook.close();
  });
  const stored = new Map(Object.entries(secrets));
  const nameOf = (path: string) => path.split('/').at(-1)!;
  aws.ssm.on(GetParametersCommand).callsFake(() => ({
    Parameters: [...stored].map(([name, Value]) => ({ Name: `/outcrop/prod/${name}`, Value })),
  }));
  aws.ssm.on(GetParameterCommand).resolves({ Parameter: { Value: 'signing key' } });
  aws.ssm.on(PutParameterCommand).callsFake(({ Name, Value }: { Name: string; Value: string }) => {
    if (state.refusesToStore) throw new Error('AccessDenied');
    stored.set(nameOf(Name), Value);
  });
  deployed(webhook.url);
  const { port } = new URL(bench.server.url);
  const wire = { host: '127.0.0.1', port, protocol: 'http' as const };
  const connect = async (options = { rotate: false }, settle = () => Promise.resolve()) =>
    connectEndpoint(await openConnection(planOf({ liveMode: false }), settle, wire), options);
  const buy = async () => {
    await bench.pay((await bench.stripe.checkout.sessions.create(sessionParams())).id);
    await bench.server.idle();
  };
  const endpoints = async () => (await bench.stripe.webhookEndpoints.list()).data;
  const current = () => stored.get('stripe-webhook-secret')!;
  return { ...bench, state, webhook, stored, connect, buy, endpoints, current };
}

function deployed(url: string) {
  const stack = {
    StackName: 'outcrop-prod',
    CreationTime: new Date(),
    StackStatus: 'CREATE_COMPLETE' as const,
    Outputs: [{ OutputKey: 'WebhookAddress', OutputValue: url }],
  };
  aws.cloudFormation.on(DescribeStacksCommand).resolves({ Stacks: [stack] });
}

test('creates an endpoint with the handled events and stores its secret, once', async () => {
  const { connect, endpoints, webhook, current, buy, stripe } = await open();
  const { endpoint: id, ...rest } = await connect();
  expect(rest).toEqual({ did: 'made', disabled: [], undelivered: 0 });
  expect(await endpoints()).toMatchObject([{ id, url: webhook.url, status: 'enabled' }]);
  expect((await endpoints())[0]!.enabled_events.toSorted()).toEqual(webhookEvents.toSorted());
  await buy();
  expect(webhook.types()).toEqual(['checkout.session.completed']);
  const { body, signature } = webhook.calls[0]!;
  expect(() => stripe.webhooks.constructEvent(body, signature, current())).not.toThrow();
  expect(await connect()).toMatchObject({ endpoint: id, did: 'kept' });
  expect(await endpoints()).toHaveLength(1);
});

test('repairs an endpoint that lacks an event or was disabled, and keeps its secret', async () => {
  const { connect, endpoints, stripe, current } = await open();
  const { endpoint: id } = await connect();
  const secret = current();
  await stripe.webhookEndpoints.update(id, { enabled_events: ['charge.refunded'], disabled: true });
  expect(await connect()).toMatchObject({ endpoint: id, did: 'updated' });
  expect((await endpoints())[0]).toMatchObject({ status: 'enabled' });
  expect((await endpoints())[0]!.enabled_events).toHaveLength(webhookEvents.length);
  expect(current()).toBe(secret);
});

test('replaces an endpoint created by hand, and one whose secret is not the stored one', async () => {
  const { connect, stripe, webhook, stored, endpoints } = await open();
  const hand = await stripe.webhookEndpoints.create({ url: webhook.url, enabled_events: ['*'] });
  const made = await connect();
  expect(made).toMatchObject({ did: 'made', disabled: [hand.id] });
  stored.set('stripe-webhook-secret', 'whsec_of_another');
  expect(await connect()).toMatchObject({ did: 'made', disabled: [made.endpoint] });
  expect((await endpoints()).filter(({ status }) => status === 'enabled')).toHaveLength(1);
});

test('leaves endpoints of other addresses alone', async () => {
  const { connect, stripe } = await open();
  const url = 'https://other.example.org/api/stripe/webhook';
  const other = await stripe.webhookEndpoints.create({ url, enabled_events: ['*'] });
  await connect();
  await connect({ rotate: true });
  expect(await stripe.webhookEndpoints.retrieve(other.id)).toMatchObject({ status: 'enabled' });
});

/** Accepts deliveries as the functions do: each is verified with the secret that was read last. */
function takeDeliveries({ webhook, stripe, current }: Awaited<ReturnType<typeof open>>) {
  const taken = new Set<string>();
  let secret = current();
  webhook.respond = ({ body, signature }) => {
    try {
      taken.add(stripe.webhooks.constructEvent(body, signature, secret).id);
      return 200;
    } catch {
      return 400;
    }
  };
  return { taken, readSecret: () => (secret = current()) };
}

const handledIds = (events: Stripe.Event[]) =>
  events
    .filter(({ type }) => (webhookEvents as readonly string[]).includes(type))
    .map(({ id }) => id)
    .toSorted();

test('loses no event at any point of a rotation', async () => {
  const shop = await open();
  const { endpoint: old } = await shop.connect();
  const before = shop.current();
  const { taken, readSecret } = takeDeliveries(shop);
  await shop.buy();
  const outcome = await shop.connect({ rotate: true }, async () => {
    shop.state.secondsLater = 2;
    await shop.buy();
    readSecret();
    await shop.buy();
  });
  await shop.buy();
  expect(outcome).toMatchObject({ did: 'made', disabled: [old], undelivered: 0 });
  expect(shop.current()).not.toBe(before);
  const events = (await shop.stripe.events.list({ limit: 100 })).data;
  expect(handledIds(events)).toHaveLength(4);
  expect([...taken].toSorted()).toEqual(handledIds(events));
  expect(await shop.connect()).toMatchObject({ did: 'kept', endpoint: outcome.endpoint });
});

test('can be repeated: only the last replaced endpoint is left, disabled', async () => {
  const shop = await open();
  const { endpoint: first } = await shop.connect();
  const { endpoint: second } = await shop.connect({ rotate: true });
  expect((await shop.endpoints()).map(({ id }) => id)).toEqual([second, first]);
  const { endpoint: third } = await shop.connect({ rotate: true });
  const left = (await shop.endpoints()).map(({ id, status }) => [id, status]);
  expect(left).toEqual([
    [third, 'enabled'],
    [second, 'disabled'],
  ]);
});

test('keeps the old endpoint while an earlier event is undelivered', async () => {
  const shop = await open();
  const { endpoint: old } = await shop.connect();
  await shop.switches({ holdWebhooks: true });
  await shop.buy();
  const outcome = await shop.connect({ rotate: true });
  expect(outcome).toMatchObject({ did: 'made', disabled: [], undelivered: 1 });
  expect(outcomeText(outcome, 'prod')).toContain('→ npm run connect-stripe -- --stage prod');
  expect(await shop.stripe.webhookEndpoints.retrieve(old)).toMatchObject({ status: 'enabled' });
  await shop.switches({ holdWebhooks: false });
  await shop.server.idle();
  expect(await shop.connect()).toMatchObject({ did: 'kept', disabled: [old], undelivered: 0 });
});

test('a rotation that fails before its secret is stored leaves the old endpoint in use', async () => {
  const shop = await open();
  const { endpoint: old } = await shop.connect();
  shop.state.refusesToStore = true;
  await expect(shop.connect({ rotate: true })).rejects.toThrow('AccessDenied');
  expect(await shop.stripe.webhookEndpoints.retrieve(old)).toMatchObject({ status: 'enabled' });
  shop.state.refusesToStore = false;
  const next = await shop.connect();
  expect(next).toMatchObject({ endpoint: old, did: 'kept' });
  expect(next.disabled).toHaveLength(1);
});

test('of two concurrent runs, the one whose secret is stored keeps its endpoint', async () => {
  const shop = await open();
  const { endpoint: old } = await shop.connect();
  let other: Outcome | undefined;
  const overtaken = shop.connect({ rotate: true }, async () => {
    other = await shop.connect({ rotate: true });
  });
  await expect(overtaken).rejects.toThrow('Another connect-stripe stored a different secret');
  const enabled = (await shop.endpoints()).filter(({ status }) => status === 'enabled');
  expect(enabled.map(({ id }) => id)).toEqual([other!.endpoint]);
  expect(other!.disabled).toContain(old);
  await shop.buy();
  const { body, signature } = shop.webhook.calls.at(-1)!;
  expect(() => shop.stripe.webhooks.constructEvent(body, signature, shop.current())).not.toThrow();
});

test('the runbook shows what the command prints', async () => {
  const { connect } = await open();
  expectInRunbook(outcomeText(await connect(), 'prod'));
  expectInRunbook(outcomeText(await connect(), 'prod'));
  const rotated = outcomeText(await connect({ rotate: true }), 'prod');
  expectInRunbook(`Functions keep a secret for five minutes. Waiting for them …\n${rotated}`);
});

test.for([
  ['a key that Stripe does not know', { type: 'invalid_request_error' }, 401, 'put-secrets'],
  ['a key that may not write endpoints', { type: 'invalid_request_error' }, 403, 'restricted key'],
] as const)('says what to do about %s', ([, raw, statusCode, says]) => {
  const error = Stripe.errors.StripeError.generate({ ...raw, statusCode });
  expect((connectionFailure(error, 'prod') as Error).message).toContain(says);
});

test('says so if Stripe cannot be reached', async () => {
  const stripe = new Stripe('sk_test_abc', { host: '127.0.0.1', port: 1, protocol: 'http' });
  const error: unknown = await stripe.webhookEndpoints.list().catch((reason: unknown) => reason);
  expect((connectionFailure(error, 'prod') as Error).message).toContain('Stripe cannot be reached');
});

test('says what is missing before anything is changed', async () => {
  const { connect, endpoints } = await open({});
  await expect(connect()).rejects.toThrow('npm run put-secrets -- --stage prod');
  await (
    await open({ 'stripe-secret-key': 'sk_live_abc' })
  )
    .connect()
    .catch((error: Error) => expect(error.message).toContain('This is a live key'));
  aws.cloudFormation.on(DescribeStacksCommand).resolves({ Stacks: [] });
  await expect(connect()).rejects.toThrow('npm run deploy -- -c stage=prod');
  expect(await endpoints()).toEqual([]);
});

test('exits with 2 if nothing could be connected', async () => {
  const { code, stdout, stderr } = await runCommand('infra/connect-stripe.ts', ['--stage', 'none']);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain('outcrop.none.json does not say in which AWS region the stage is');
});
