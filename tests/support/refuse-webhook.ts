import { purchaseContract } from '#shared/contracts/purchase.ts';
import { payUnnoticed } from './pay-unnoticed.ts';
import { signedEvent } from './signed-event.ts';
import type { TestStack } from './start-test-stack.ts';

/** Posts a real event of Stripe with a signature of another secret. */
export async function refuseWebhook(stack: TestStack): Promise<void> {
  const sessionId = await payUnnoticed(stack);
  const { data } = await stack.stripe.sdk.events.list({ type: 'checkout.session.completed' });
  const event = data.find(({ data: { object } }) => 'id' in object && object.id === sessionId)!;
  const signed = await signedEvent(event.type, {}, { secret: 'whsec_another', id: event.id });
  await fetch(stack.gatewayUrl + purchaseContract.webhook.path, signed());
}
