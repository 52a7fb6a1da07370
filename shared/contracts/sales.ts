import * as z from 'zod';
import { defineContract } from './define-contract.ts';
import { currency, resourceType } from './fields.ts';
import { orderState } from './orders.ts';

/** A day in the site's time zone: `2026-11-21`. */
export const dayField = z.iso.date(
  'Enter a day that exists as year, month and day, such as 2026-11-21',
);

/** A sold order for a file. Amounts are in major units; later refunds change only `refunded` and `state`. */
export const saleRow = z.object({
  id: z.string(),
  /** The day of the payment, in the site's time zone. */
  day: z.string(),
  paidAt: z.string(),
  userId: z.string(),
  /** Empty once the account is deleted. */
  email: z.string(),
  title: z.string(),
  resourceType,
  resourceId: z.string(),
  currency,
  /**
   * `gross` is what the buyer paid: `price` less `discount`, plus the tax if it is added. `net` is `gross` less `tax`.
   */
  price: z.number(),
  discount: z.number(),
  net: z.number(),
  tax: z.number(),
  gross: z.number(),
  /** The refunded part of `gross`, so far. */
  refunded: z.number(),
  code: z.string().optional(),
  state: orderState,
  paymentIntentId: z.string().optional(),
});
export type SaleRow = z.output<typeof saleRow>;

/** The kind of file that the sales are exported to, as recorded in the audit log. */
export const salesFile = z.enum(['sales', 'customers']);
export type SalesFile = z.output<typeof salesFile>;

export const salesPageLimit = 1000;

/** The administrators' call for files of sales. */
export const salesContract = defineContract({
  export: {
    method: 'GET',
    path: '/api/admin/sales',
    access: 'admin',
    summary:
      "Sales of a period for an export, oldest first, by the day of payment in the site's time zone. By default, `from` is the first sale and `to` is today. A page may have fewer rows than `limit`, or none: follow `nextCursor` to the end. The first page is recorded in the audit log.",
    input: z.object({
      from: dayField.optional(),
      to: dayField.optional(),
      file: salesFile.optional(),
      cursor: z.string().max(1000).optional(),
      limit: z.coerce.number().int().min(1).max(salesPageLimit).optional(),
    }),
    output: z.object({
      rows: z.array(saleRow),
      /** The period, for the file's name and for the progress. */
      from: z.string(),
      to: z.string(),
      /** The last day read so far. */
      readTo: z.string(),
      nextCursor: z.string().optional(),
    }),
  },
});
