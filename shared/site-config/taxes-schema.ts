import * as z from 'zod';

const taxCode = z
  .string()
  .regex(
    /^txcd_\d{8}$/,
    'must be a tax code of Stripe, such as txcd_10302000 (https://docs.stripe.com/tax/tax-codes)',
  );

/** Whether the site's prices exclude or include tax. */
const prices = z.enum(
  ['exclusive', 'inclusive'],
  'must be exclusive if tax is added to prices, or inclusive if prices contain it',
);

/** Stripe's code for each kind of item. */
const codes = z.strictObject({
  article: taxCode,
  podcast: taxCode,
  product: taxCode,
  credits: taxCode,
  /** By default, the code of a product. */
  bundle: taxCode.optional(),
});

/**
 * How sales are taxed.
 * - `none`: not at all; buyers pay the price.
 * - `automatic`: Stripe Tax adds or extracts the tax. You register, file and remit it.
 * - `managed`: Stripe Managed Payments. Link is the seller of record, and files and remits the tax.
 */
export const taxesSchema = z.discriminatedUnion(
  'mode',
  [
    z.strictObject({ mode: z.literal('none') }),
    z.strictObject({
      mode: z.literal('automatic'),
      prices,
      codes,
      /** Whether companies may enter their tax id at Checkout, which reverse charge requires. */
      collectTaxIds: z.boolean(),
      /** Your tax id as receipts show it: `VAT number GB 123 4567 89`. */
      sellerTaxId: z.string().min(3).max(80).optional(),
    }),
    z.strictObject({ mode: z.literal('managed'), prices, codes }),
  ],
  'must be none, automatic (Stripe Tax) or managed (Stripe Managed Payments)',
);

export type Taxes = z.output<typeof taxesSchema>;
