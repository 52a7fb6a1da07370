import Stripe from 'stripe';
import { env } from './env.ts';
import { secret } from './secrets.ts';

let made: { key: string; client: Stripe } | undefined;

/**
 * Returns the Stripe client for the current secret key. Calls time out after 10 s; the SDK retries network failures
 * twice.
 */
export async function stripe(): Promise<Stripe> {
  const key = await secret('STRIPE_SECRET_KEY');
  if (made?.key !== key) made = { key, client: createClient(key) };
  return made.client;
}

/** Whether this stage takes real payments. Events and sessions of the other mode are refused. */
export async function isLiveMode(): Promise<boolean> {
  return (await secret('STRIPE_SECRET_KEY')).includes('_live_');
}

function createClient(key: string): Stripe {
  const base = env().STRIPE_API_BASE ? new URL(env().STRIPE_API_BASE!) : undefined;
  return new Stripe(key, {
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
    ...(base && { host: base.hostname, port: base.port, protocol: 'http' }),
  });
}

/** Whether Stripe refused a call with this code (https://docs.stripe.com/error-codes). */
export function isStripeError(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code;
}
