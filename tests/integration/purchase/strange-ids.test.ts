// @module-tag long

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '#shared/contracts/auth.ts';
import { ordersContract } from '#shared/contracts/orders.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { receiptsContract } from '#shared/contracts/receipts.ts';
import { reportsContract } from '#shared/contracts/reports.ts';
import { paidArticle } from '../../support/buy-article.ts';
import { failureOf } from '../../support/failure-of.ts';
import { recordRequests } from '../../support/record-requests.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { signedEvent } from '../../support/signed-event.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
let admin: Session;
let asked: ReturnType<typeof recordRequests>;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
  admin = await registerAdmin(stack);
  asked = recordRequests(stack.emulators.stripe!.url);
});
afterAll(async () => {
  asked.stop();
  await stack.stop();
});

const { create, verify, webhook } = purchaseContract;
const { receipt } = receiptsContract;
const halfAPair = String.fromCharCode(0xd800);

const refused = expect.objectContaining({ status: 400 });

/** Returns the result of an action, and the calls to the local Stripe in the meantime: `GET /v1/events/evt_1`. */
async function askedDuring<Done>(act: () => Promise<Done>) {
  const before = asked.requests.length;
  const done = await act();
  return { done, paths: asked.requests.slice(before) };
}

describe('ids that were never issued', () => {
  it.each(['..', '.', '../events', halfAPair, 'cs test', 'cs_1?expand[]=customer'])(
    'refuses session %j without asking Stripe',
    async (sessionId) => {
      const buyer = await stack.register();
      const wrong = { sessionId, resourceId: paidArticle.id };
      const failing = () => failureOf(stack.api(verify, wrong, buyer));
      expect(await askedDuring(failing)).toEqual({ done: refused, paths: [] });
    },
  );

  it('asks Stripe for a session only by an id that Stripe may have given', async () => {
    const buyer = await stack.register();
    const unknown = { sessionId: 'cs_test_unknown', resourceId: paidArticle.id };
    const { paths } = await askedDuring(() => failureOf(stack.api(verify, unknown, buyer)));
    expect(paths).toEqual([expect.stringMatching('^GET /v1/checkout/sessions/cs_test_unknown')]);
  });

  it.each(['%2e%2e', 'cs_1?expand[]=customer'])(
    'grants no payment %s by hand, and asks Stripe for none',
    async (id) => {
      const failing = () => failureOf(stack.api(reportsContract.fulfil, { id }, admin));
      expect(await askedDuring(failing)).toEqual({ done: refused, paths: [] });
    },
  );

  it.each(['..', 'ch_..', 're_../events', 'dp_1?expand[]=charge', 'cs_'])(
    'searches for orders by %s without asking Stripe',
    async (q) => {
      const { paths } = await askedDuring(() => stack.api(ordersContract.list, { q }, admin));
      expect(paths).toEqual([]);
    },
  );

  it.each(['..', 'evt_../sessions', '../events'])(
    'looks up no event %s of a message that is not signed',
    async (id) => {
      const event = await signedEvent('charge.refunded', {}, { secret: 'whsec_a_guess', id });
      const posting = () => fetch(stack.gatewayUrl + webhook.path, event());
      expect(await askedDuring(posting)).toEqual({ done: refused, paths: [] });
    },
  );

  it('refuses an item whose id is not well-formed text', async () => {
    const buyer = await stack.register();
    const bought = { resourceId: halfAPair, resourceType: 'article' as const, returnUrl: '/' };
    expect((await failureOf(stack.api(create, bought, buyer))).status).toBe(400);
    const checked = { sessionId: 'cs_test_1', resourceId: halfAPair };
    expect((await failureOf(stack.api(verify, checked, buyer))).status).toBe(400);
  });

  it('finds no receipt for an id of two dots', async () => {
    const buyer = await stack.register();
    const failure = await failureOf(stack.api(receipt, { id: '%2e%2e' }, buyer));
    expect(failure.status).toBe(400);
  });
});

describe('a signed event', () => {
  it.each(['charge.refunded', 'checkout.session.completed'])(
    'is accepted if it names no object: %s',
    async (type) => {
      const event = await signedEvent(type, null as never);
      expect((await fetch(stack.gatewayUrl + webhook.path, event())).status).toBe(200);
    },
  );
});
