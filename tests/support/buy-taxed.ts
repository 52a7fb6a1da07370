import { startCheckout } from '#functions/domain/orders/start-checkout.ts';
import { successUrl } from '#functions/domain/orders/return-url.ts';
import type { Session } from '#shared/contracts/auth.ts';
import type { Taxes } from '#shared/site-config/taxes-schema.ts';
import { paidArticle } from './buy-article.ts';
import type { TestStack } from './start-test-stack.ts';
import { sessionIdOf, type TypedDetails } from './stripe-controls.ts';
import { useTaxes } from './use-taxes.ts';

/**
 * Buys the sample article at a site with taxes; returns the session's id. The functions of a built site have no such
 * setting, and need none: what they do follows from the order, which is placed here.
 */
export async function buyTaxed(
  stack: TestStack,
  { id, email }: Session,
  taxes: Taxes,
  details?: TypedDetails,
): Promise<string> {
  const item = { resourceType: 'article' as const, resourceId: paidArticle.id };
  const urls = {
    successUrl: successUrl('/articles/success', item),
    cancelUrl: `${stack.siteUrl}/articles`,
  };
  useTaxes(taxes);
  const { url } = await startCheckout({ ...item, ...urls }, { id, email, role: 'user' });
  useTaxes();
  const sessionId = sessionIdOf(url);
  await stack.stripe.pay(sessionId, undefined, undefined, details);
  await stack.stripe.idle();
  return sessionId;
}
