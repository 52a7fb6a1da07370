import * as z from 'zod';
import { defineContract } from './define-contract.ts';

/** The details of an item on the home page. Unknown figures are absent. */
export const homeItem = z.object({
  kind: z.enum(['article', 'podcast', 'product']),
  id: z.string(),
  title: z.string(),
  /** In major units of the currency; 0 is free. */
  price: z.number().min(0),
  currency: z.string(),
  imageUrl: z.string(),
  category: z.string().optional(),
  pages: z.number().int().optional(),
  durationSeconds: z.number().min(0).optional(),
});
export type HomeItem = z.output<typeof homeItem>;

export const homeContract = defineContract({
  onSale: {
    method: 'GET',
    path: '/api/home',
    access: 'public',
    summary:
      'What the home page shows: up to three articles, three episodes and one product, those chosen by an administrator first, then the newest.',
    input: z.object({}),
    output: z.array(homeItem),
  },
});
