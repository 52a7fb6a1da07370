import { getOrder, lockKey, placeOrder } from '#functions/domain/orders/order-repository.ts';
import type { Order } from '#functions/domain/orders/order.ts';
import { quoteOf } from '#functions/domain/orders/quote.ts';
import type { TestStack } from './start-test-stack.ts';

/**
 * A second open order for the same item, left by a race, and its payment.
 * @param pay how it is paid; by card unless the test says otherwise
 */
export async function payBySecondOrder(
  stack: TestStack,
  firstSessionId: string,
  pay: (sessionId: string) => Promise<unknown> = stack.stripe.pay,
): Promise<string> {
  const { sdk } = stack.stripe;
  const first = await sdk.checkout.sessions.retrieve(firstSessionId);
  const order = (await getOrder(first.metadata!['orderId']!))!;
  const unpaid = {
    sessionId: undefined,
    checkoutUrl: undefined,
    paymentIntentId: undefined,
    paidAt: undefined,
    grantedAt: undefined,
    paidDay: undefined,
  };
  const second: Order = {
    ...order,
    ...unpaid,
    id: `${order.id}-2`,
    status: 'pending',
    version: 0,
  };
  const key = lockKey(second);
  if (!(await placeOrder(second, { key, orderId: order.id, expiresAt: 0 }))) {
    throw new Error('The second order could not be placed.');
  }
  const quote = quoteOf(second);
  const metadata = { ...first.metadata, orderId: second.id };
  const session = await sdk.checkout.sessions.create({
    mode: 'payment',
    success_url: second.successUrl,
    metadata,
    payment_intent_data: { metadata },
    ...(quote.promotionCodeId && { discounts: [{ promotion_code: quote.promotionCodeId }] }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: second.currency,
          unit_amount: quote.subtotalMinor,
          product_data: { name: second.title },
        },
      },
    ],
  });
  await pay(session.id);
  await stack.stripe.idle();
  return session.id;
}
