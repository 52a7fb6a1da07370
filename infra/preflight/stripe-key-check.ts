import Stripe from 'stripe';

/** The reads that functions make with the key, as named on Stripe's page for restricted keys. */
const reads: [string, (stripe: Stripe) => Promise<unknown>][] = [
  ['Events', (stripe) => stripe.events.list({ limit: 1 })],
  ['Checkout Sessions', (stripe) => stripe.checkout.sessions.list({ limit: 1 })],
  ['PaymentIntents', (stripe) => stripe.paymentIntents.list({ limit: 1 })],
  ['Charges', (stripe) => stripe.charges.list({ limit: 1 })],
  ['Disputes', (stripe) => stripe.disputes.list({ limit: 1 })],
  ['Refunds', (stripe) => stripe.refunds.list({ limit: 1 })],
];

/**
 * Asks Stripe whether the key exists and may read what we need. Write permission cannot be checked without writing. If
 * Stripe cannot be reached, no problem is reported.
 */
export async function stripeKeyProblem(
  key: string,
  settings: Partial<Stripe.StripeConfig> = {},
): Promise<string | undefined> {
  const stripe = new Stripe(key, {
    timeout: 5000,
    maxNetworkRetries: 0,
    telemetry: false,
    ...settings,
  });
  const needed = key.startsWith('rk_') ? reads : reads.slice(0, 1);
  const failures = await Promise.all(
    needed.map(([name, read]) =>
      read(stripe).then(
        () => undefined,
        (error: unknown) => ({ name, error }),
      ),
    ),
  );
  const found = failures.filter((failure) => failure !== undefined);
  if (found.some(({ error }) => error instanceof Stripe.errors.StripeAuthenticationError)) {
    return 'Stripe does not recognise this key: it was mistyped, or it has been deleted. In Stripe: Developers, API keys.';
  }
  const denied = found.filter(({ error }) => error instanceof Stripe.errors.StripePermissionError);
  if (denied.length === 0) return undefined;
  return `This restricted key does not have permission to read: ${denied.map(({ name }) => name).join(', ')}. In Stripe: Developers, API keys, the key, Edit.`;
}
