import Stripe from 'stripe';
import type { Exam } from '../exam.ts';

/** Opens Stripe for a check, which gives up before its own timeout. */
export function openStripe(key: string, { stripeSettings }: Exam): Stripe {
  return new Stripe(key, {
    timeout: 5000,
    maxNetworkRetries: 1,
    telemetry: false,
    ...stripeSettings,
  });
}
