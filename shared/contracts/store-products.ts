import * as z from 'zod';
import { defineContract } from './define-contract.ts';
import { authorFilter, currency, tagFilter } from './fields.ts';

/** A product in the store. */
export const product = z.object({
  id: z.string(),
  title: z.string(),
  price: z.number(),
  category: z.string(),
  author: z.string().optional(),
  /** As typed; absent if there are none. */
  tags: z.array(z.string()).optional(),
  currency,
  imageUrl: z.string(),
});
export type Product = z.output<typeof product>;

/** The call of the store. */
export const storeProductsContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/products',
    access: 'public',
    summary: 'The products on sale, newest first; with `q`, the matches, best first.',
    input: z.object({
      q: z.string().trim().max(200).optional(),
      tag: tagFilter,
      author: authorFilter,
    }),
    output: z.array(product),
  },
});
