import { invalidRequest } from '../stripe-failure.ts';

const shortest = 30 * 60;
const longest = 24 * 3600;

/**
 * When a new session expires: after a day, or as requested between 30 minutes and 24 hours
 * (docs.stripe.com/api/checkout/sessions/create).
 */
export function expiryOf(asked: number | undefined, now: number): number {
  const refuse = (limit: string) =>
    invalidRequest(
      `The \`expires_at\` timestamp must be ${limit} from Checkout Session creation.`,
      { param: 'expires_at' },
    );
  if (asked === undefined) return now + longest;
  if (asked < now + shortest) throw refuse('at least 30 minutes');
  if (asked > now + longest) throw refuse('less than 24 hours');
  return asked;
}
