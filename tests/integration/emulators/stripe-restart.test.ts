// @module-tag long

import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, expect, test } from 'vitest';
import {
  openStripe,
  secretKey,
  sessionParams,
  stripeAt,
  webhookSecret,
} from '../../support/open-stripe.ts';
import { openWebhook } from '../../support/open-webhook.ts';

async function temporaryDirectory(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'outcrop-stripe-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

async function webhookForTest() {
  const webhook = await openWebhook();
  onTestFinished(() => webhook.close());
  return webhook;
}

const program = `
import { startStripe } from '@outcrop/emulators/stripe';
const server = await startStripe(JSON.parse(process.argv[1]));
console.log(server.url);
`;

/** Runs the server in its own process, to be killed. */
async function spawnStripe(options: object): Promise<{ child: ChildProcess; url: string }> {
  const settings = JSON.stringify({ secretKey, webhookSecret, ...options });
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, settings], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  return { child, url: line.trim() };
}

async function killHard(child: ChildProcess): Promise<void> {
  if (child.killed) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

test('a restart loses nothing', async () => {
  const dataDir = await temporaryDirectory();
  const before = await openStripe({ dataDir });
  const params = sessionParams();
  const { id } = await before.stripe.checkout.sessions.create(params, { idempotencyKey: 'one' });
  await before.pay(id);
  const session = await before.stripe.checkout.sessions.retrieve(id);
  await before.stripe.refunds.create({ payment_intent: session.payment_intent as string });
  const events = await before.stripe.events.list();
  await before.server.close();

  const after = await openStripe({ dataDir });
  onTestFinished(() => after.server.close());
  expect(await after.stripe.checkout.sessions.retrieve(id)).toEqual(session);
  expect((await after.stripe.events.list()).data).toEqual(events.data);
  const again = await after.stripe.checkout.sessions.create(params, { idempotencyKey: 'one' });
  expect(again.id).toBe(id);
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect((await after.stripe.balance.retrieve()).available[0]?.amount).toBe(0);
});

test('queued and interrupted webhooks are sent after a restart', async () => {
  const dataDir = await temporaryDirectory();
  const webhook = await webhookForTest();
  webhook.respond = () => new Promise<number>(() => undefined);
  const before = await openStripe({ dataDir, webhookUrl: webhook.url });
  const { id } = await before.stripe.checkout.sessions.create(sessionParams());
  await before.pay(id);
  await webhook.received(1);
  await before.server.close();
  expect(webhook.calls).toHaveLength(1);

  webhook.respond = () => 200;
  const after = await openStripe({ dataDir, webhookUrl: webhook.url });
  onTestFinished(() => after.server.close());
  await webhook.received(5);
  expect(webhook.types()).toEqual([
    'payment_intent.created',
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
    'checkout.session.completed',
  ]);
});

test('kill -9 loses nothing acknowledged', { tags: 'long' }, async () => {
  const dataDir = await temporaryDirectory();
  const webhook = await webhookForTest();
  webhook.respond = () => 500;
  const options = { dataDir, webhookUrl: webhook.url, retryDelaysMs: [3_600_000] };
  const first = await spawnStripe(options);
  const stripe = stripeAt(first.url);
  const acknowledged = new Map<string, string>();
  const creating = Promise.allSettled(
    Array.from({ length: 60 }, async (_, index) => {
      const idempotencyKey = `key-${index}`;
      const session = await stripe.checkout.sessions.create(sessionParams(), { idempotencyKey });
      acknowledged.set(idempotencyKey, session.id);
      await stripe.checkout.sessions.expire(session.id);
      if (acknowledged.size >= 20) await killHard(first.child);
    }),
  );
  await creating;
  expect(acknowledged.size).toBeGreaterThanOrEqual(20);

  const second = await spawnStripe(options);
  const again = stripeAt(second.url);
  const kept = await again.checkout.sessions.list({ limit: 100 });
  expect(kept.data.map(({ id }) => id)).toEqual(expect.arrayContaining([...acknowledged.values()]));
  // Each expired session has exactly one queued event, because the change and its event are one transaction.
  const expired = kept.data.filter(({ status }) => status === 'expired').map(({ id }) => id);
  const { data } = await again.events.list({ limit: 100, type: 'checkout.session.expired' });
  const told = data.map((event) => (event.data.object as { id?: string }).id);
  expect(told.sort()).toEqual(expired.sort());
  expect(data.every((event) => event.pending_webhooks === 1)).toBe(true);
  for (const [idempotencyKey, id] of acknowledged) {
    const replayed = await again.checkout.sessions.create(sessionParams(), { idempotencyKey });
    expect(replayed.id).toBe(id);
  }
});
