import Stripe from 'stripe';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { logger } from '#functions/platform/logger.ts';
import { stripe } from '#functions/platform/stripe-client.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { reportsContract } from '#shared/contracts/reports.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { startCheckout } from '../../support/buy-article.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { signedEvent } from '../../support/signed-event.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
let admin: Session;
const said = vi.spyOn(logger, 'error').mockImplementation(() => logger);
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
  admin = await registerAdmin(stack);
});
afterAll(() => stack.stop());

const post = (message: RequestInit) =>
  fetch(stack.gatewayUrl + purchaseContract.webhook.path, message);
const refusals = async () =>
  (await stack.api(reportsContract.dashboard, { days: 1 }, admin)).webhookRefusals;

/** Events that Stripe has recorded but not delivered, signed with a wrong secret. */
async function wronglySigned(sessionId: string): Promise<RequestInit> {
  const { data } = await stack.stripe.sdk.events.list({ type: 'checkout.session.completed' });
  const event = data.find(({ data: { object } }) => 'id' in object && object.id === sessionId)!;
  const signed = await signedEvent(event.type, {}, { secret: 'whsec_another', id: event.id });
  return signed();
}

it('reports it, but still grants access, while Stripe signs with another secret', async () => {
  await stack.stripe.switches({ holdWebhooks: true });
  const buyer = await stack.register();
  const sessionId = await startCheckout(stack, buyer);
  await stack.stripe.pay(sessionId);

  const response = await post(await wronglySigned(sessionId));
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { code: 'signature_invalid' },
  ]);
  expect(said).toHaveBeenCalledWith('webhook refused', expect.objectContaining({ genuine: true }));
  expect(await refusals()).toMatchObject({ refusals: 1, since: expect.any(String) });
  const [purchase] = await stack.api(purchaseContract.list, {}, buyer);
  expect(purchase).toMatchObject({ id: sessionId, status: 'owned' });

  await stack.stripe.switches({ holdWebhooks: false });
  await stack.stripe.idle();
  expect(await refusals(), 'one was accepted').toBeUndefined();
});

it('logs forged messages without warning administrators', async () => {
  said.mockClear();
  const stranger = await signedEvent('charge.refunded', {}, { secret: 'whsec_a_guess' });
  for (const message of [stranger(), { method: 'POST', body: 'nonsense' }, { method: 'POST' }]) {
    expect((await post(message)).status).toBe(400);
  }
  expect(said).toHaveBeenCalledTimes(3);
  expect(said).toHaveBeenCalledWith('webhook refused', expect.objectContaining({ genuine: false }));
  expect(await refusals()).toBeUndefined();
});

it('treats several refusals in a row as genuine if the key may not look up events', async () => {
  const { events } = await stripe();
  const retrieve = vi.spyOn(events, 'retrieve').mockRejectedValue(
    new Stripe.errors.StripePermissionError({
      message: 'No right',
      type: 'invalid_request_error',
    }),
  );
  const refused = await signedEvent('checkout.session.completed', {}, { secret: 'whsec_another' });
  await post(refused());
  expect(await refusals(), 'one may be a stranger').toBeUndefined();
  await post(refused());
  await post(refused());
  expect(await refusals()).toMatchObject({ refusals: 3 });
  retrieve.mockRestore();
  const accepted = await signedEvent('customer.created', { id: 'cus_1' });
  expect((await post(accepted())).status).toBe(200);
  expect(await refusals()).toBeUndefined();
});
