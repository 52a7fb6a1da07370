import * as z from 'zod';
import type { OwnProduct } from './own-product.ts';
import { currency, sitePath } from './setting-values.ts';

const ownProduct = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'must consist of small letters, digits and hyphens'),
  name: z.string().min(1),
  title: z.string().min(1),
  page: sitePath,
  amountMinor: z.number().int('must be in whole minor units: 450 for 4.50').min(0),
  currency,
  fileName: z.string().min(1),
}) satisfies z.ZodType<OwnProduct>;

/** The site's own products. Each has an id of its own: it names the product in orders. */
export const ownProductsSchema = z.array(ownProduct).superRefine((products, context) => {
  for (const [index, { id }] of products.entries()) {
    if (products.findIndex((other) => other.id === id) === index) continue;
    const message = 'must be different for each product';
    context.addIssue({ code: 'custom', path: [index, 'id'], message, input: id });
  }
});
