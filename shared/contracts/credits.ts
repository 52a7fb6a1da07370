import * as z from 'zod';
import { packageIds } from '../constants/credit-packages.ts';
import { defineContract } from './define-contract.ts';
import { cancelUrl, checkout, typedCode } from './fields.ts';

export const packageId = z.enum(packageIds);

/**
 * One entry of a member's ledger.
 * - `sign-up`, `adjustment`: granted, or changed by an administrator.
 * - `purchase`: bought; `refund`: withdrawn after a refund, or restored when it was reversed.
 * - `reply`: charged for a reply; `returned`: returned because there was none; `unhelpful`: returned because it did
 * not help.
 */
export const statementLine = z.object({
  entry: z.string(),
  kind: z.enum(['sign-up', 'adjustment', 'purchase', 'refund', 'reply', 'returned', 'unhelpful']),
  /** The change of the balance. */
  credits: z.number().int(),
  /** The balance after this entry. Missing on rows from before balances were recorded. */
  balance: z.number().int().optional(),
  /** What was bought, or the administrator's reason. */
  detail: z.string().optional(),
  /** For a refund: credits of that purchase that had already been used. */
  unrecovered: z.number().int().optional(),
  bookedAt: z.string(),
});
export type StatementLine = z.output<typeof statementLine>;

export const creditsContract = defineContract({
  purchase: {
    method: 'POST',
    path: '/api/credits/purchase',
    access: 'member',
    summary:
      'Start a Stripe Checkout for a credit package. Price and number of credits come from our own configuration.',
    input: z.object({
      packageId,
      cancelUrl: cancelUrl.optional(),
      code: typedCode.optional(),
    }),
    output: checkout,
    errors: [
      'return_url_not_allowed',
      'payment_unavailable',
      'payment_processing',
      'code_refused',
      'too_many_requests',
      'conflict',
    ],
  },
  statement: {
    method: 'GET',
    path: '/api/credits/statement',
    access: 'member',
    summary: "The caller's credit entries, newest first, page by page.",
    input: z.object({
      cursor: z.string().max(1000).optional(),
      limit: z.coerce.number().int().min(1).max(100).optional(),
    }),
    output: z.object({
      credits: z.number().int(),
      rows: z.array(statementLine),
      nextCursor: z.string().optional(),
    }),
  },
  exportStatement: {
    method: 'GET',
    path: '/api/credits/statement.csv',
    access: 'member',
    summary: "All of the caller's credit entries as CSV (RFC 4180), oldest first.",
    style: 'raw',
    input: z.object({}),
    output: z.string(),
  },
});
