import * as z from 'zod';
import type { Taxes } from './taxes-schema.ts';

/**
 * How buyers of digital goods give up their right of withdrawal: Stripe's page has a box with this text, and nobody can
 * pay without ticking it. The text says that delivery begins at once and ends the right.
 */
export const withdrawalSchema = z.strictObject({
  text: z
    .string()
    .min(40, 'say that delivery begins at once, and that the right of withdrawal is lost by it')
    .max(1200, 'Stripe takes at most 1,200 characters'),
});

export type Withdrawal = z.output<typeof withdrawalSchema>;

interface Setting {
  taxes?: Taxes | undefined;
  legal: { withdrawal?: Withdrawal | undefined };
}

/** With Managed Payments the contract is with Link, so a waiver given to this shop would mean nothing. */
export function withdrawalProblem({ taxes, legal }: Setting, context: z.RefinementCtx): void {
  if (taxes?.mode !== 'managed' || !legal.withdrawal) return;
  context.addIssue({
    code: 'custom',
    path: ['legal', 'withdrawal'],
    message: 'leave it out with Managed Payments: Link is the seller, and its terms are agreed to',
  });
}
