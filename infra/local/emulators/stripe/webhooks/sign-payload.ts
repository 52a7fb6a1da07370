import { createHmac } from 'node:crypto';

/**
 * The Stripe-Signature header for a body sent at that time, in Unix seconds
 * (docs.stripe.com/webhooks/signature).
 */
export function signPayload(payload: string, secret: string, sentAt: number): string {
  const signature = createHmac('sha256', secret).update(`${sentAt}.${payload}`).digest('hex');
  return `t=${sentAt},v1=${signature}`;
}
