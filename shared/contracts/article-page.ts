import * as z from 'zod';
import { articleDetail, articleSummary } from './articles.ts';
import { defineContract } from './define-contract.ts';
import { editions } from './editions.ts';
import { fileList } from './file-list.ts';
import { id } from './fields.ts';
import { hiddenFields } from './item-fields.ts';
import { itemPreview } from './item-preview.ts';

/** All that the page of an article shows. */
export const articlePage = articleDetail.extend({
  ...hiddenFields,
  /** The first level of the PDF's outline. */
  contents: z.array(z.string()).optional(),
  /** A language tag, as the PDF says: `en-GB`. */
  language: z.string().optional(),
  editions,
  preview: itemPreview.optional(),
  /** What is in the archives among its files, if the seller shows it. */
  fileLists: z.array(fileList).optional(),
  /** Others of the same category, at most three. */
  related: z.array(articleSummary),
});
export type ArticlePage = z.output<typeof articlePage>;

/** In a file of its own, so that the list and its dialog do not load it. */
export const articlePageContract = defineContract({
  getPage: {
    method: 'GET',
    path: '/api/articles/{id}/page',
    access: 'optional',
    summary: 'One article with all that its page shows: the article and others like it.',
    input: z.object({ id }),
    output: articlePage,
    errors: ['not_found'],
  },
});
