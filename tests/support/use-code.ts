import { codesContract, type ManagedCode } from '#shared/contracts/codes.ts';
import type { Session } from '#shared/contracts/auth.ts';
import type { SentInputOf } from '#shared/contracts/define-contract.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { getOrder } from '#functions/domain/orders/order-repository.ts';
import type { Order } from '#functions/domain/orders/order.ts';
import { paidArticle } from './buy-article.ts';
import { sessionIdOf } from './stripe-controls.ts';
import type { TestStack } from './start-test-stack.ts';

export type CodeForm = SentInputOf<typeof codesContract.create>;

/** Creates a code as an administrator; half price for everything unless the test wants other terms. */
export function makeCode(
  stack: TestStack,
  admin: Session,
  { code, ...terms }: Pick<CodeForm, 'code'> & Partial<CodeForm>,
): Promise<ManagedCode> {
  const percentOff = terms.amountOff === undefined ? 50 : undefined;
  return stack.api(codesContract.create, { code, percentOff, ...terms }, admin);
}

/** Starts a Checkout for the paid sample article with a code and returns its session's id. */
export async function startWithCode(
  stack: TestStack,
  buyer: Session,
  code: string,
  resourceId: string = paidArticle.id,
): Promise<string> {
  const { url } = await stack.api(
    purchaseContract.create,
    { resourceId, resourceType: 'article', returnUrl: `${stack.siteUrl}/articles/success`, code },
    buyer,
  );
  return sessionIdOf(url);
}

/** Returns how often a code has been used, as the admin page says. */
export async function usesOf(stack: TestStack, admin: Session, code: string): Promise<number> {
  const { rows } = await stack.api(codesContract.listManaged, { q: code }, admin);
  return rows.find((row) => row.code === code)!.used;
}

export async function orderOfSession(stack: TestStack, sessionId: string): Promise<Order> {
  const { metadata } = await stack.stripe.sdk.checkout.sessions.retrieve(sessionId);
  return (await getOrder(metadata!['orderId']!))!;
}
