import * as z from 'zod';
import { authorNote } from './author-note.ts';
import { defineContract } from './define-contract.ts';
import { editions } from './editions.ts';
import { fileList } from './file-list.ts';
import { id, seconds } from './fields.ts';
import { hiddenFields } from './item-fields.ts';
import { chapterPreview, excerpt, itemPreview } from './item-preview.ts';
import { product } from './store-products.ts';

/** Everything that a product's page shows. Unknown details are absent. */
export const productPage = product.extend({
  ...hiddenFields,
  shortDescription: z.string().optional(),
  /** Markdown. */
  longDescription: z.string().optional(),
  /** The HTML of `longDescription`, without scripts, pictures and styles. */
  descriptionHtml: z.string().optional(),
  authorNote: authorNote.optional(),
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
  /** The contents of archives among its files, if the seller shows them. */
  fileLists: z.array(fileList).optional(),
  /** Other products, those of the same category first, at most three. */
  related: z.array(product),
});
export type ProductPage = z.output<typeof productPage>;

/** In a separate file: the store does not load it. */
export const productPageContract = defineContract({
  getPage: {
    method: 'GET',
    path: '/api/products/{id}',
    access: 'optional',
    summary:
      'One product with everything that its page shows. Owners can read it even if it is unpublished.',
    input: z.object({ id }),
    output: productPage,
    errors: ['not_found'],
  },
});
