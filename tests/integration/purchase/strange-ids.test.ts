import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { receiptsContract } from '#shared/contracts/receipts.ts';
import { paidArticle } from '../../support/buy-article.ts';
import { failureOf } from '../../support/failure-of.ts';
import { signedEvent } from '../../support/signed-event.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
});
afterAll(() => stack.stop());

const { create, verify, webhook } = purchaseContract;
const { receipt } = receiptsContract;
const halfAPair = String.fromCharCode(0xd800);

describe('ids that nobody was given', () => {
  it.each(['..', '.', '../events', halfAPair, 'cs test', 'cs_1?expand[]=customer'])(
    'takes no session %j',
    async (sessionId) => {
      const buyer = await stack.register();
      const wrong = { sessionId, resourceId: paidArticle.id };
      expect((await failureOf(stack.api(verify, wrong, buyer))).status).toBe(400);
    },
  );

  it('takes no item whose id is no text', async () => {
    const buyer = await stack.register();
    const bought = { resourceId: halfAPair, resourceType: 'article' as const, returnUrl: '/' };
    expect((await failureOf(stack.api(create, bought, buyer))).status).toBe(400);
    const checked = { sessionId: 'cs_test_1', resourceId: halfAPair };
    expect((await failureOf(stack.api(verify, checked, buyer))).status).toBe(400);
  });

  it('finds no receipt by two dots', async () => {
    const buyer = await stack.register();
    const failure = await failureOf(stack.api(receipt, { id: '%2e%2e' }, buyer));
    expect(failure.status).toBe(400);
  });
});

describe('a signed event', () => {
  it.each(['charge.refunded', 'checkout.session.completed'])(
    'is taken when it names no object: %s',
    async (type) => {
      const event = await signedEvent(type, null as never);
      expect((await fetch(stack.gatewayUrl + webhook.path, event())).status).toBe(200);
    },
  );
});
