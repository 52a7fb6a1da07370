import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  countRefusal,
  readRefusalCounts,
} from '#functions/domain/orders/webhook-refusal-repository.ts';
import { localSettings } from '#infra/local/stack-settings.ts';
import { verifySigningSecret } from '#infra/webhook/verify-signing-secret.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

const { webhookSecret } = localSettings.stripe;
let stack: TestStack;
let url: string;
beforeAll(async () => {
  stack = await startTestStack();
  url = stack.siteUrl + purchaseContract.webhook.path;
});
afterAll(() => stack.stop());

it('verifies the secret of the function, and writes nothing', async () => {
  await countRefusal();
  const { writeUnits } = stack.emulators.consumedUnits();
  expect(await verifySigningSecret(url, webhookSecret)).toEqual({ outcome: 'verified' });
  expect(stack.emulators.consumedUnits().writeUnits).toBe(writeUnits);
  // Stripe may sign with another secret still.
  expect(await readRefusalCounts()).toMatchObject({ refusals: 1 });
});

it('reports that the function has another secret, without counting it as refused', async () => {
  const before = await readRefusalCounts();
  expect(await verifySigningSecret(url, 'whsec_of_somebody')).toEqual({ outcome: 'refused' });
  expect(await readRefusalCounts()).toEqual(before);
});

it('distinguishes a missing endpoint from one that refuses', async () => {
  expect(await verifySigningSecret('http://127.0.0.1:1/', webhookSecret)).toEqual({
    outcome: 'unreachable',
    reason: 'bad port',
  });
  const elsewhere = `${stack.siteUrl}/api/stripe/another`;
  expect(await verifySigningSecret(elsewhere, webhookSecret)).toEqual({
    outcome: 'other',
    status: 404,
  });
});
