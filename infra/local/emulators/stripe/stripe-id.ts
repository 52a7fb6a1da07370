import { randomInt } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * Creates an id like Stripe's, such as stripeId('pi_3', 23): the prefix and that many random letters and
 * digits.
 */
export function stripeId(prefix: string, length = 23): string {
  return prefix + Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
