import * as z from 'zod';
import type { Taxes } from './taxes-schema.ts';

/**
 * How buyers of digital goods waive their right of withdrawal: Stripe's page shows this text with a box that they must
 * tick before they can pay. The text must say that delivery begins immediately and ends the right.
 */
export const withdrawalSchema = z.strictObject({
  text: z
    .string()
    .min(
      40,
      'must say that delivery begins immediately, and that this ends the right of withdrawal',
    )
    .max(1200, 'must have at most 1,200 characters, which is all that Stripe takes'),
});

export type Withdrawal = z.output<typeof withdrawalSchema>;

interface Setting {
  taxes?: Taxes | undefined;
  legal: { withdrawal?: Withdrawal | undefined };
}

/**
 * Refuses a waiver together with Managed Payments: the contract is then with Link, and a waiver given to this shop
 * would have no effect.
 */
export function withdrawalProblem({ taxes, legal }: Setting, context: z.RefinementCtx): void {
  if (taxes?.mode !== 'managed' || !legal.withdrawal) return;
  context.addIssue({
    code: 'custom',
    path: ['legal', 'withdrawal'],
    message:
      'must be left out with Managed Payments: Link is the seller, and buyers agree to its terms',
  });
}
