import { purchaseContract, type Verification } from '#shared/contracts/purchase.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { sampleArticles } from './sample-articles.ts';
import type { TestStack } from './start-test-stack.ts';
import { sessionIdOf } from './stripe-controls.ts';

export const paidArticle = sampleArticles.paid;

/** Starts a Checkout for the paid sample article and returns its session's id. */
export async function startCheckout(stack: TestStack, buyer: Session): Promise<string> {
  const { url } = await stack.api(
    purchaseContract.create,
    {
      resourceId: paidArticle.id,
      resourceType: 'article',
      returnUrl: `${stack.siteUrl}/articles/success`,
    },
    buyer,
  );
  return sessionIdOf(url);
}

export function verify(
  stack: TestStack,
  buyer: Session,
  sessionId: string,
  resourceId: string = paidArticle.id,
): Promise<Verification> {
  return stack.api(purchaseContract.verify, { sessionId, resourceId }, buyer);
}

/** A new buyer who has paid for the sample article; webhooks are delivered. */
export async function buyArticle(
  stack: TestStack,
  card?: string,
): Promise<{ buyer: Session; sessionId: string }> {
  const buyer = await stack.register();
  const sessionId = await startCheckout(stack, buyer);
  await stack.stripe.pay(sessionId, card);
  await stack.stripe.idle();
  return { buyer, sessionId };
}
