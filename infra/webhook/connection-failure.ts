import Stripe from 'stripe';

const { StripeAuthenticationError, StripeConnectionError, StripePermissionError } = Stripe.errors;

/** Returns an error whose message says what went wrong while Stripe was being connected, and what to do. */
export function connectionFailure(error: unknown, stage: string): unknown {
  const says = explanation(error, stage);
  return says === undefined ? error : new Error(says, { cause: error });
}

function explanation(error: unknown, stage: string): string | undefined {
  if (error instanceof StripePermissionError) {
    return 'This restricted key does not have permission to write Webhook Endpoints. In Stripe: Developers, API keys, the key, Edit.';
  }
  if (error instanceof StripeAuthenticationError) {
    return `Stripe does not recognise the stored key. It may have been deleted.\n  → npm run put-secrets -- --stage ${stage}`;
  }
  if (error instanceof StripeConnectionError) {
    return `Stripe cannot be reached. No event is lost.\n  → npm run connect-stripe -- --stage ${stage}`;
  }
  return undefined;
}
