import type { Bundle } from '#functions/domain/bundles/bundle.ts';
import { putItem } from '#functions/domain/catalogue/catalogue-repository.ts';
import { listOrdersOf } from '#functions/domain/orders/order-list-repository.ts';
import type { Order } from '#functions/domain/orders/order.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { purchaseContract, type PurchaseRecord } from '#shared/contracts/purchase.ts';
import { paidArticle } from './buy-article.ts';
import type { TestStack } from './start-test-stack.ts';
import { sessionIdOf } from './stripe-controls.ts';

let count = 0;

/** Writes papers at these prices and a bundle of them, all with new ids. */
export async function seedBundle(
  stack: TestStack,
  priceMinor: number,
  partPrices: readonly number[],
  currency = paidArticle.currency,
): Promise<Bundle> {
  const id = `bundle-${++count}`;
  const papers = partPrices.map((price, index) => ({
    ...paidArticle,
    id: `${id}-part-${index}`,
    title: `Part ${index} of ${id}`,
    priceMinor: price,
    currency,
  }));
  await stack.seedArticles(papers);
  const bundle: Bundle = {
    id,
    title: `Papers of ${id}`,
    priceMinor,
    currency,
    parts: papers.map(({ id: resourceId, title }) => ({
      resourceType: 'article',
      resourceId,
      title,
    })),
    shelf: 'published',
    publishedAt: '2026-05-03T09:00:00.000Z',
    updatedAt: '2026-05-03T09:00:00.000Z',
  };
  await putItem('bundles', bundle);
  return bundle;
}

/** Starts a Checkout and returns its session's id. */
export async function startCheckoutOf(
  stack: TestStack,
  buyer: Session,
  resourceType: 'article' | 'bundle',
  resourceId: string,
  code?: string,
): Promise<string> {
  const returnUrl = `${stack.siteUrl}/success`;
  const request = { resourceType, resourceId, returnUrl, ...(code && { code }) };
  const { url } = await stack.api(purchaseContract.create, request, buyer);
  return sessionIdOf(url);
}

/** Starts a Checkout and pays it; webhooks are delivered. */
export async function buy(
  stack: TestStack,
  buyer: Session,
  ...item: ['article' | 'bundle', string, code?: string]
): Promise<string> {
  const sessionId = await startCheckoutOf(stack, buyer, ...item);
  await stack.stripe.pay(sessionId);
  await stack.stripe.idle();
  return sessionId;
}

export async function orderOf(buyer: Session, sessionId: string): Promise<Order> {
  const orders = await listOrdersOf(buyer.id);
  return orders.find((order) => order.sessionId === sessionId)!;
}

/** What the buyer has: the state of each item that they ever bought, by its number in the bundle. */
export async function statesOf(
  stack: TestStack,
  buyer: Session,
  { parts }: Bundle,
): Promise<(PurchaseRecord['status'] | 'none')[]> {
  const purchases = await stack.api(purchaseContract.list, {}, buyer);
  return parts.map(({ resourceId }) => {
    const rows = purchases.filter((row) => row.resourceId === resourceId);
    return (rows.find(({ status }) => status === 'owned') ?? rows[0])?.status ?? 'none';
  });
}
