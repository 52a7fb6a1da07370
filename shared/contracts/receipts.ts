import * as z from 'zod';
import { defineContract } from './define-contract.ts';
import { currency, resourceType, sessionId } from './fields.ts';
import { purchaseStatus } from './purchase.ts';

/** Additional fields of the receipt for a taxed sale. */
const receiptTaxes = z.object({
  /** `link`: sold through Link, the seller of record of Stripe Managed Payments. */
  seller: z.enum(['shop', 'link']),
  sellerTaxId: z.string().optional(),
  /** Whether its prices exclude or include tax. */
  prices: z.enum(['exclusive', 'inclusive']),
  /** The amount paid, without the tax. */
  net: z.number(),
  /** Name and address as Stripe collected them, line by line. */
  buyer: z.array(z.string()),
  buyerTaxIds: z.array(z.string()),
  /** Whether Stripe issues an invoice, which the call `invoice` returns. */
  hasInvoice: z.boolean(),
});

/** Additional fields of the receipt for a bundle. */
const receiptBundle = z.object({
  /** The price of the whole bundle; more than `price` if the buyer owned some of it. */
  price: z.number(),
  /** Each item with its share of the amount paid. */
  parts: z.array(
    z.object({
      title: z.string(),
      amount: z.number(),
      /** False if the buyer got it through another order: its share is refunded. */
      isGranted: z.boolean(),
    }),
  ),
});

export const receipt = z.object({
  id: z.string(),
  orderId: z.string(),
  title: z.string(),
  resourceType,
  /** For credits, the package. */
  resourceId: z.string(),
  /** For credits, how many were bought. */
  credits: z.number().int().optional(),
  bundle: receiptBundle.optional(),
  email: z.string(),
  /** The price before discount and tax, the discount with its code, and the tax in `amountPaid`. */
  price: z.number(),
  discount: z.number(),
  code: z.string().optional(),
  tax: z.number(),
  amountPaid: z.number(),
  amountRefunded: z.number(),
  currency,
  status: purchaseStatus,
  taxes: receiptTaxes.optional(),
  /** The text about the right of withdrawal that the buyer agreed to, and when Stripe told us so. */
  agreement: z.object({ text: z.string(), agreedAt: z.string() }).optional(),
  purchasedAt: z.string(),
});
export type Receipt = z.output<typeof receipt>;

/** The calls of My Purchases, in a separate file: public pages do not load them. */
export const receiptsContract = defineContract({
  receipt: {
    method: 'GET',
    path: '/api/purchase/{id}/receipt',
    access: 'member',
    summary: "The receipt of one of the caller's own purchases.",
    input: z.object({ id: sessionId }),
    output: receipt,
    errors: ['purchase_not_found'],
  },
  invoice: {
    method: 'GET',
    path: '/api/purchase/{id}/invoice',
    access: 'member',
    summary:
      "Links to Stripe's invoice for one of the caller's own purchases. They expire, so ask for new ones each time.",
    input: z.object({ id: sessionId }),
    output: z.object({ number: z.string(), url: z.string(), pdfUrl: z.string().optional() }),
    errors: ['purchase_not_found', 'not_found', 'payment_unavailable', 'too_many_requests'],
  },
});
