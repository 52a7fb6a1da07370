import { startCheckout } from './buy-article.ts';
import type { TestStack } from './start-test-stack.ts';

/** Pays for an article while Stripe's webhooks are held back. Returns the Checkout session. */
export async function payUnnoticed(stack: TestStack): Promise<string> {
  await stack.stripe.switches({ holdWebhooks: true });
  const sessionId = await startCheckout(stack, await stack.register());
  await stack.stripe.pay(sessionId);
  return sessionId;
}
