import * as z from 'zod';
import type { OwnProduct } from './own-product.ts';
import { isCurrency } from './setting-values.ts';

const ownProduct = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'use small letters, digits and hyphens'),
  name: z.string().min(1, 'write a name'),
  title: z.string().min(1, 'write a title'),
  page: z.string().startsWith('/', 'write the address of its page, like /tools/mine'),
  amountMinor: z
    .number()
    .int('write whole minor units: 450 for 4.50')
    .min(0, 'a price is 0 or more'),
  currency: z
    .string()
    .refine(isCurrency, 'write a currency as Stripe does: three small letters, like eur'),
  fileName: z.string().min(1, 'write the name of its file'),
}) satisfies z.ZodType<OwnProduct>;

/** The site's own products. Each has an id of its own: it names the product in orders. */
export const ownProductsSchema = z.array(ownProduct).superRefine((products, context) => {
  for (const [index, { id }] of products.entries()) {
    if (products.findIndex((other) => other.id === id) === index) continue;
    const message = 'another product has this id';
    context.addIssue({ code: 'custom', path: [index, 'id'], message, input: id });
  }
});
