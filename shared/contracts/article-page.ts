import * as z from 'zod';
import { authorNote } from './author-note.ts';
import { articleDetail, articleSummary } from './articles.ts';
import { defineContract } from './define-contract.ts';
import { editions } from './editions.ts';
import { fileList } from './file-list.ts';
import { id } from './fields.ts';
import { hiddenFields } from './item-fields.ts';
import { itemPreview } from './item-preview.ts';

/** Everything that an article's page shows. */
export const articlePage = articleDetail.extend({
  ...hiddenFields,
  authorNote: authorNote.optional(),
  /** The first level of the PDF's outline. */
  contents: z.array(z.string()).optional(),
  /** The language tag in the PDF: `en-GB`. */
  language: z.string().optional(),
  editions,
  preview: itemPreview.optional(),
  /** The contents of archives among its files, if the seller shows them. */
  fileLists: z.array(fileList).optional(),
  /** Other articles of the same category, at most three. */
  related: z.array(articleSummary),
});
export type ArticlePage = z.output<typeof articlePage>;

/** In a separate file: the list and its dialog do not load it. */
export const articlePageContract = defineContract({
  getPage: {
    method: 'GET',
    path: '/api/articles/{id}/page',
    access: 'optional',
    summary: 'One article with everything that its page shows, including similar articles.',
    input: z.object({ id }),
    output: articlePage,
    errors: ['not_found'],
  },
});
