import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getLock, getOrder, lockKey } from '#functions/domain/orders/order-repository.ts';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { creditsContract } from '#shared/contracts/credits.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { paidArticle, startCheckout } from '../../support/buy-article.ts';
import { seedBundle } from '../../support/buy-bundle.ts';
import { paidPodcast } from '../../support/buy-podcast.ts';
import { sampleProduct, seedProduct } from '../../support/sample-products.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { sessionIdOf } from '../../support/stripe-controls.ts';
import { firstUnlessLong } from '../../support/tier.ts';

let stack: TestStack;
let bundleId: string;
beforeAll(async () => {
  stack = await startTestStack();
  ({ id: bundleId } = await seedBundle(stack, 700, [450, 450]));
});
afterAll(() => stack.stop());
beforeEach(() => Promise.all([stack.seedArticles(), stack.seedPodcasts(), seedProduct(stack)]));

const { create } = purchaseContract;

/** Starts a Checkout from a tab with its own return URLs. */
type Ask = (buyer: Session, tab: number) => Promise<{ url: string }>;

const cancelUrl = (tab: number) => `${stack.siteUrl}/store?tab=${tab}`;
const askFor =
  (resourceType: 'article' | 'podcast' | 'product' | 'bundle', resourceId: string): Ask =>
  (buyer, tab) => {
    const returnUrl = `${stack.siteUrl}/success?tab=${tab}`;
    const asked = { resourceId, resourceType, returnUrl, cancelUrl: cancelUrl(tab) };
    return stack.api(create, asked, buyer);
  };
const kinds: [what: string, ask: Ask][] = [
  ['a paper', askFor('article', paidArticle.id)],
  ['an episode', askFor('podcast', paidPodcast.id)],
  ['a product', askFor('product', sampleProduct.id)],
  ['a bundle', (buyer, tab) => askFor('bundle', bundleId)(buyer, tab)],
  [
    'credits',
    (buyer, tab) => {
      const asked = { packageId: 'medium' as const, cancelUrl: cancelUrl(tab) };
      return stack.api(creditsContract.purchase, asked, buyer);
    },
  ],
];

/** Returns those of these Checkouts that can still be paid. */
async function payable(urls: readonly string[]): Promise<string[]> {
  const { sessions } = stack.stripe.sdk.checkout;
  const ids = [...new Set(urls.map(sessionIdOf))];
  const found = await Promise.all(ids.map((id) => sessions.retrieve(id)));
  return found.flatMap(({ id, status }) => (status === 'open' ? [id] : []));
}

describe('an open Checkout', () => {
  it.each(firstUnlessLong(kinds))(
    'of %s can be paid in one place, however many tabs open it at once and wherever they return',
    { tags: 'repeats' },
    async (_what, ask) => {
      const buyer = await stack.register();
      const responses = await Promise.allSettled(
        Array.from({ length: 12 }, (_click, index) => ask(buyer, index % 4)),
      );
      const urls = responses.flatMap((response) =>
        response.status === 'fulfilled' ? [response.value.url] : [],
      );
      expect(urls.length).toBeGreaterThan(0);
      expect(await payable(urls)).toHaveLength(1);
    },
  );

  it.each(firstUnlessLong(kinds))(
    'of %s can be paid in the tab that opened it last, and returns to where that tab was',
    { tags: 'repeats' },
    async (_what, ask) => {
      const buyer = await stack.register();
      const urls = [(await ask(buyer, 1)).url, (await ask(buyer, 2)).url];
      expect(await payable(urls)).toEqual([sessionIdOf(urls[1]!)]);
      const last = await stack.stripe.sdk.checkout.sessions.retrieve(sessionIdOf(urls[1]!));
      expect(last.cancel_url).toContain('tab=2');
    },
  );

  it('is closed when the price changes, even while it is being opened', async () => {
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
