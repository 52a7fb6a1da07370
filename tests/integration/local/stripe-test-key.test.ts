import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadDotEnv } from '#infra/local/load-dot-env.ts';
import { readStartSettings } from '#infra/local/start-settings.ts';
import { StartRefused } from '#infra/local/start-refused.ts';
import { startStack } from '#infra/local/start-stack.ts';
import { loadHandler } from '../../support/load-handler.ts';
import { pagesDir, siteTextFile, webBuild } from '../../support/start-test-stack.ts';

const work = mkdtempSync(path.join(tmpdir(), 'outcrop-env-'));
const names = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];

beforeEach(() => names.forEach((name) => vi.stubEnv(name, undefined)));
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(work, { recursive: true, force: true }));

function settingsWith(dotEnv: string) {
  const file = path.join(work, '.env');
  writeFileSync(file, dotEnv);
  loadDotEnv(file);
  return readStartSettings(process.env);
}

const ownKey = 'STRIPE_SECRET_KEY=sk_test_51Outcrop';

describe('.env', () => {
  test('without a key, the Stripe emulator runs', () => {
    expect(settingsWith('')).toMatchObject({ warnings: [] });
    expect(settingsWith('')).not.toHaveProperty('stripe');
  });

  test("with a test key and its webhook secret, Stripe's own test mode is used", () => {
    const settings = settingsWith(`${ownKey}\nSTRIPE_WEBHOOK_SECRET=whsec_1`);
    expect(settings.stripe).toEqual({ secretKey: 'sk_test_51Outcrop', webhookSecret: 'whsec_1' });
    expect(settings.warnings).toEqual([]);
  });

  test('with a key alone, a warning explains how to receive webhooks', () => {
    const { stripe, warnings, port } = settingsWith(ownKey);
    expect(stripe?.webhookSecret).toMatch(/^whsec_[0-9a-f]{32}$/);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(
      `stripe listen --forward-to localhost:${port}/api/stripe/webhook`,
    );
  });

  test.each(['sk_live_51Outcrop', 'pk_test_51Outcrop', 'nonsense'])('refuses %s', (key) => {
    expect(() => settingsWith(`STRIPE_SECRET_KEY=${key}`)).toThrow(StartRefused);
  });

  test.each(['abc', '-1', '65536', '80.5'])('refuses PORT=%s', (PORT) => {
    expect(() => readStartSettings({ PORT })).toThrow(`PORT=${PORT} is not a port`);
  });
});

test("with a test key no emulator is started, and the functions use Stripe's own URL", async () => {
  const { stripe } = settingsWith(`${ownKey}\nSTRIPE_WEBHOOK_SECRET=whsec_1`);
  const stack = await startStack({
    loadHandler,
    web: { directory: webBuild },
    pagesDir,
    siteTextFile,
    stripe,
  });
  try {
    expect(stack.endpoints).not.toHaveProperty('stripe');
    expect(process.env['STRIPE_API_BASE']).toBeUndefined();
    expect(process.env['STRIPE_SECRET_KEY']).toBe('sk_test_51Outcrop');
    expect(process.env['STRIPE_WEBHOOK_SECRET']).toBe('whsec_1');
    const payments = await fetch(`${stack.siteUrl}/_local/payments`);
    expect([payments.status, (await payments.text()).includes('dashboard.stripe.com')]).toEqual([
      404,
      true,
    ]);
  } finally {
    await stack.stop();
  }
});
