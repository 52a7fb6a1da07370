import type { TestStack } from './start-test-stack.ts';
import { signedEvent } from './signed-event.ts';

/** The webhooks of a paid session whose dispute is opened and won, and which is refunded afterwards. */
export async function disputeAndRefundEvents(
  stack: TestStack,
  sessionId: string,
): Promise<(() => RequestInit)[]> {
  const { id, payment_intent: intent } = await stack.stripe.chargeOf(sessionId);
  return Promise.all([
    signedEvent('checkout.session.completed', { id: sessionId }),
    signedEvent('charge.dispute.created', { id: 'dp_1', charge: id, payment_intent: intent }),
    signedEvent('charge.dispute.closed', { id: 'dp_1', charge: id, payment_intent: intent }),
    signedEvent('charge.refunded', { id, payment_intent: intent }),
  ]);
}
