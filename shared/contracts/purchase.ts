import * as z from 'zod';
import { defineContract } from './define-contract.ts';
import { cancelUrl, checkout, currency, id, resourceType, sessionId, typedCode } from './fields.ts';

/** `revoked`: an administrator revoked access. The item can be bought again. */
export const purchaseStatus = z.enum(['owned', 'processing', 'refunded', 'disputed', 'revoked']);
export type PurchaseStatus = z.output<typeof purchaseStatus>;

export const purchaseRecord = z.object({
  /** The Checkout session's id, which all items of a bundle share. */
  id: z.string(),
  resourceId: z.string(),
  /** Items of a bundle are listed one by one. */
  resourceType: z.enum(['article', 'podcast', 'product', 'credits']),
  title: z.string(),
  /** The bundle that contained the item; the amounts are the item's share. */
  bundle: z.object({ id: z.string(), title: z.string() }).optional(),
  /** The item's current picture; absent if it has none or the item was deleted. */
  imageUrl: z.string().optional(),
  status: purchaseStatus,
  /**
   * The last edition of a paper or a product. `isNew`: it was published after the purchase, and the buyer has not
   * downloaded it yet.
   */
  edition: z
    .object({ number: z.number().int(), publishedAt: z.string(), isNew: z.boolean() })
    .optional(),
  /** Short-lived; only if the item is owned and downloadable. */
  downloadToken: z.string().optional(),
  amountPaid: z.number(),
  amountRefunded: z.number().optional(),
  currency,
  /** Whether Stripe has issued an invoice for it. */
  hasInvoice: z.boolean().optional(),
  purchasedAt: z.string(),
  /** Whether the shop gave it for free: there is no price and no receipt. */
  complimentary: z.boolean().optional(),
});
export type PurchaseRecord = z.output<typeof purchaseRecord>;

export const verification = z.object({
  verified: z.boolean(),
  success: z.boolean(),
  /** `processing`: a delayed payment method has not settled yet. */
  status: z.enum(['paid', 'processing', 'unpaid', 'expired', 'refunded', 'disputed', 'revoked']),
  resourceId: z.string(),
  resourceType,
  title: z.string(),
  /** For credits, how many were bought. */
  credits: z.number().int().optional(),
  /** Absent for a bundle: `list` has one for each of its items. */
  downloadToken: z.string().optional(),
  /** Whether emails to the buyer's address bounce, so that no receipt is sent. */
  mailsBounce: z.boolean().optional(),
  amountPaid: z.number(),
  currency,
});
export type Verification = z.output<typeof verification>;

export const purchaseContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/purchase',
    access: 'member',
    summary: "The caller's purchases, newest first.",
    input: z.object({}),
    output: z.array(purchaseRecord),
  },
  create: {
    method: 'POST',
    path: '/api/purchase',
    access: 'member',
    summary:
      'Start a Stripe Checkout. Price, title and currency come from our own record; values sent by the client are ignored.',
    input: z.object({
      resourceId: id,
      resourceType: z.enum(['article', 'podcast', 'product', 'bundle']),
      returnUrl: z.string().min(1).max(2000),
      cancelUrl: cancelUrl.optional(),
      title: z.string().max(500).optional(),
      userId: z.string().max(100).optional(),
      code: typedCode.optional(),
    }),
    output: checkout,
    errors: [
      'not_found',
      'already_owned',
      'payment_processing',
      'item_is_free',
      'code_refused',
      'return_url_not_allowed',
      'payment_unavailable',
      'too_many_requests',
      'conflict',
    ],
  },
  verify: {
    method: 'POST',
    path: '/api/purchase/verify',
    access: 'member',
    summary: "Check one of the caller's own Checkout sessions and grant what it paid for.",
    input: z.object({ sessionId, resourceId: id }),
    output: verification,
    errors: ['purchase_not_found', 'payment_unavailable', 'too_many_requests'],
  },
  webhook: {
    method: 'POST',
    path: '/api/stripe/webhook',
    access: 'signed',
    summary: "Stripe's events, signed with the endpoint's secret.",
    style: 'raw',
    input: z.object({}),
    output: z.object({ received: z.boolean() }),
    errors: ['signature_invalid'],
  },
});
