import { startCheckout } from './buy-article.ts';
import type { TestStack } from './start-test-stack.ts';

/** A payment whose event Stripe keeps to itself. Returns the Checkout session. */
export async function payUnnoticed(stack: TestStack): Promise<string> {
  await stack.stripe.switches({ holdWebhooks: true });
  const sessionId = await startCheckout(stack, await stack.register());
  await stack.stripe.pay(sessionId);
  return sessionId;
}
