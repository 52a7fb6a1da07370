import * as z from 'zod';
import { defineContract } from './define-contract.ts';
import { editions } from './editions.ts';
import { fileList } from './file-list.ts';
import { id, seconds } from './fields.ts';
import { hiddenFields } from './item-fields.ts';
import { chapterPreview, excerpt, itemPreview } from './item-preview.ts';
import { product } from './store-products.ts';

/** All that the page of a product shows. What is not known is absent. */
export const productPage = product.extend({
  ...hiddenFields,
  shortDescription: z.string().optional(),
  /** Markdown. */
  longDescription: z.string().optional(),
  /** The HTML of `longDescription`, without scripts, pictures and styles. */
  descriptionHtml: z.string().optional(),
  publishedAt: z.string().optional(),
  file: z
    .object({
      contentType: z.string(),
      sizeBytes: z.number().int(),
      pages: z.number().int().optional(),
      contents: z.array(z.string()).optional(),
      language: z.string().optional(),
      durationSeconds: seconds.optional(),
    })
    .optional(),
  editions,
  preview: itemPreview.optional(),
  chapterPreview: chapterPreview.optional(),
  excerpt: excerpt.optional(),
  /** What is in the archives among its files, if the seller shows it. */
  fileLists: z.array(fileList).optional(),
  /** Others, of the same category first, at most three. */
  related: z.array(product),
});
export type ProductPage = z.output<typeof productPage>;

/** In a file of its own, so that the store does not load it. */
export const productPageContract = defineContract({
  getPage: {
    method: 'GET',
    path: '/api/products/{id}',
    access: 'optional',
    summary:
      'One product with all that its page shows. An unpublished one is there for its owners.',
    input: z.object({ id }),
    output: productPage,
    errors: ['not_found'],
  },
});
