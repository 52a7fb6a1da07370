import { ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import Stripe from 'stripe';
import { errorText } from '../preflight/explain-error.ts';

const { StripeAuthenticationError, StripeError, StripePermissionError } = Stripe.errors;

/** Explains why a command could not read or change the shop, and what to do. */
export function explainFailure(error: unknown): string {
  if (error instanceof StripeAuthenticationError) {
    return 'Stripe does not recognise the stored key. It may have been deleted.\n  → npm run put-secrets -- --stage <stage>';
  }
  if (error instanceof StripePermissionError) {
    return `This restricted key does not have permission to read what is compared: ${error.message}\n  → in Stripe: Developers, API keys, the key, Edit`;
  }
  if (error instanceof StripeError) {
    return `Stripe cannot be reached: ${error.message}\n  → try again in a few minutes`;
  }
  if (error instanceof ResourceNotFoundException) {
    return 'A table is missing. Another command may have deleted the tables while this one read them.\n  → run it again, with no other command running   (if that does not help: npm run doctor)';
  }
  return errorText(error, 'shop data');
}
