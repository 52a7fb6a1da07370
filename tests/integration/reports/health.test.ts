import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordSweepRun } from '#functions/domain/health/sweep-run-repository.ts';
import { countRefusal } from '#functions/domain/orders/webhook-refusal-repository.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { reportsContract } from '#shared/contracts/reports.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
});
afterAll(() => stack.stop());

const { health } = reportsContract;
const partOf = async (name: string) =>
  (await stack.api(health, {}, admin)).parts!.find((part) => part.name === name);

it('tells strangers and members whether the shop works, and no more', async () => {
  const response = await stack.send(health, {});
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ status: 'ok' });
  expect(await stack.api(health, {}, await stack.register())).toEqual({ status: 'ok' });
});

it('shows an admin the version and each part', async () => {
  const { status, version, parts } = await stack.api(health, {}, admin);
  expect({ status, version }).toEqual({ status: 'ok', version: 'development' });
  const states = Object.fromEntries(parts!.map(({ name, state }) => [name, state]));
  expect(states).toEqual({
    database: 'ok',
    mails: 'ok',
    sweep: 'unknown',
    webhook: 'ok',
    model: 'ok',
  });
});

it('knows the last run of the sweep', async () => {
  await stack.invoke('sweep', {});
  expect(await partOf('sweep')).toEqual({
    name: 'sweep',
    state: 'ok',
    ageSeconds: expect.any(Number),
  });
  await recordSweepRun('2 tasks failed');
  expect(await partOf('sweep')).toMatchObject({ state: 'degraded', lastError: '2 tasks failed' });
  await recordSweepRun();
  expect(await partOf('sweep')).not.toHaveProperty('lastError');
});

it("is degraded while Stripe's events are refused", async () => {
  await countRefusal();
  expect(await partOf('webhook')).toMatchObject({ state: 'degraded' });
  expect((await stack.api(health, {}, admin)).status).toBe('degraded');
  // An admin's check also updates the status for strangers.
  expect(await stack.api(health, {})).toEqual({ status: 'degraded' });
});
