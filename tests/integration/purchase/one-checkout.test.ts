import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getLock, getOrder, lockKey } from '#functions/domain/orders/order-repository.ts';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { paidArticle, startCheckout } from '../../support/buy-article.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { sessionIdOf } from '../../support/stripe-controls.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());
beforeEach(() => stack.seedArticles());

const { create } = purchaseContract;

describe('an open Checkout', () => {
  it('can be paid in one place, however many tabs ask at once and wherever they return', async () => {
    const buyer = await stack.register();
    const clicks = Array.from({ length: 24 }, (_click, index) => ({
      resourceId: paidArticle.id,
      resourceType: 'article' as const,
      returnUrl: `${stack.siteUrl}/articles/success?tab=${index % 4}`,
    }));
    const answers = await Promise.allSettled(
      clicks.map((click) => stack.api(create, click, buyer)),
    );
    const urls = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? [answer.value.url] : [],
    );
    expect(urls.length).toBeGreaterThan(0);
    const sessions = await Promise.all(
      [...new Set(urls.map(sessionIdOf))].map((id) =>
        stack.stripe.sdk.checkout.sessions.retrieve(id),
      ),
    );
    expect(sessions.filter(({ status }) => status === 'open')).toHaveLength(1);
  });

  it('is closed also while it is being opened, when the price changes', async () => {
    const buyer = await stack.register();
    await startCheckout(stack, buyer);
    const lock = await getLock(
      lockKey({ userId: buyer.id, resourceType: 'article', resourceId: paidArticle.id }),
    );
    const { sessionId, checkoutUrl, ...order } = (await getOrder(lock!.orderId))!;
    await dynamo.send(new PutCommand({ TableName: tableName('orders'), Item: order }));
    expect(checkoutUrl).toContain(sessionId);
    await stack.seedArticles([{ ...paidArticle, priceMinor: 600 }]);
    await startCheckout(stack, buyer);
    expect(await stack.stripe.sdk.checkout.sessions.retrieve(sessionId!)).toMatchObject({
      status: 'expired',
    });
  });
});
