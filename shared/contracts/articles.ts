import * as z from 'zod';
import { defineContract } from './define-contract.ts';
import { id, uploadRequest, uploadTarget } from './fields.ts';

/** A row of the library. Figures that nobody has produced yet are absent, never zero-filled. */
export const articleSummary = z.object({
  id: z.string(),
  title: z.string(),
  shortDescription: z.string(),
  /** Pounds with 2 decimals; 0 is free. */
  price: z.number().min(0),
  currency: z.string(),
  isFree: z.boolean(),
  /** May read `Label | more`; the label is the part before the bar (site.md, section 3). */
  category: z.string(),
  imageUrl: z.string(),
  author: z.string(),
  pages: z.number().int().optional(),
  publishedAt: z.string().optional(),
  views: z.number().int().optional(),
  /** Mean of the ratings, 1 to 5, one decimal. */
  rating: z.number().optional(),
  ratingCount: z.number().int().optional(),
});
export type ArticleSummary = z.output<typeof articleSummary>;

export const articleDetail = articleSummary.extend({
  longDescription: z.string(),
  /** `description` repeats `longDescription` for the success page (podcasts-and-pages.md, section 7). */
  description: z.string(),
  fileSizeBytes: z.number().int().optional(),
  /** With a valid token: whether the caller owns it, and the caller's own rating. */
  owned: z.boolean().optional(),
  myRating: z.number().int().optional(),
});
export type ArticleDetail = z.output<typeof articleDetail>;

export const articleSort = z.enum(['popular', 'newest', 'rating', 'price-low', 'price-high']);
export type ArticleSort = z.output<typeof articleSort>;

const articleForm = z.object({
  title: z
    .string({ error: 'Title must be at least 5 characters' })
    .trim()
    .min(5, 'Title must be at least 5 characters')
    .max(200, 'Title must be at most 200 characters'),
  shortDescription: z
    .string({ error: 'Short description must be at least 20 characters' })
    .trim()
    .min(20, 'Short description must be at least 20 characters')
    .max(500, 'Short description must be at most 500 characters'),
  longDescription: z
    .string({ error: 'Long description must be at least 20 characters' })
    .trim()
    .min(20, 'Long description must be at least 20 characters')
    .max(20_000, 'Long description must be at most 20,000 characters'),
  price: z
    .number({ error: 'Valid price required' })
    .min(0, 'Valid price required')
    .max(99_999, 'Valid price required'),
  category: z
    .string({ error: 'Category is required' })
    .trim()
    .min(1, 'Category is required')
    .max(100, 'Category must be at most 100 characters'),
});

export const articlesContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/articles',
    access: 'public',
    summary:
      'The published library: an array of rows. `limit` pages it, with the next cursor in a Link header; `X-Total-Count` says how many match.',
    input: z.object({
      q: z.string().trim().max(200).optional(),
      category: z.string().trim().max(100).optional(),
      sort: articleSort.optional(),
      limit: z.coerce.number().int().min(1).max(1000).optional(),
      cursor: z.string().max(200).optional(),
    }),
    output: z.array(articleSummary),
  },
  categories: {
    method: 'GET',
    path: '/api/articles/categories',
    access: 'public',
    summary: 'The category labels in use, with how many articles each has.',
    input: z.object({}),
    output: z.array(z.object({ label: z.string(), count: z.number().int() })),
  },
  get: {
    method: 'GET',
    path: '/api/articles/{id}',
    access: 'optional',
    summary: 'One article. With a token it also says whether the caller owns it.',
    input: z.object({ id }),
    output: articleDetail,
    errors: ['not_found'],
  },
  countView: {
    method: 'POST',
    path: '/api/articles/{id}/views',
    access: 'public',
    summary: 'Count a view, once per browsing session.',
    input: z.object({ id, visit: z.string().min(8).max(64) }),
    output: z.object({ views: z.number().int() }),
    errors: ['not_found', 'too_many_requests'],
  },
  rate: {
    method: 'PUT',
    path: '/api/articles/{id}/rating',
    access: 'member',
    summary: 'Rate an article that you own or that is free, 1 to 5. Rating again replaces.',
    input: z.object({ id, rating: z.number().int().min(1).max(5) }),
    output: z.object({ rating: z.number(), ratingCount: z.number().int(), myRating: z.number() }),
    errors: ['not_found', 'not_purchased', 'conflict'],
  },
  create: {
    method: 'POST',
    path: '/api/articles',
    access: 'admin',
    summary: 'Create an article.',
    input: articleForm,
    output: z.object({ id: z.string() }),
    planned: true,
  },
  update: {
    method: 'PUT',
    path: '/api/articles/{id}',
    access: 'admin',
    summary: 'Change an article.',
    input: articleForm.extend({ id }),
    output: z.object({ id: z.string() }),
    errors: ['not_found'],
    planned: true,
  },
  remove: {
    method: 'DELETE',
    path: '/api/articles/{id}',
    access: 'admin',
    summary: 'Take an article out of the library. Buyers keep their access.',
    input: z.object({ id }),
    output: z.object({ id: z.string() }),
    errors: ['not_found'],
    planned: true,
  },
  uploadPdf: {
    method: 'POST',
    path: '/api/articles/{id}/upload/pdf',
    access: 'admin',
    summary: 'Where to post the PDF of an article.',
    input: uploadRequest,
    output: uploadTarget.extend({ fileUrl: z.string() }),
    errors: ['not_found'],
    planned: true,
  },
  uploadImage: {
    method: 'POST',
    path: '/api/articles/{id}/upload/image',
    access: 'admin',
    summary: 'Where to post the cover of an article.',
    input: uploadRequest,
    output: uploadTarget.extend({ imageUrl: z.string() }),
    errors: ['not_found'],
    planned: true,
  },
});
