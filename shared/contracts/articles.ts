import * as z from 'zod';
import { defineContract } from './define-contract.ts';
import { authorFilter, id, tagFilter } from './fields.ts';

/** A row of the article list. Unknown figures are absent, never zero. */
export const articleSummary = z.object({
  id: z.string(),
  title: z.string(),
  shortDescription: z.string(),
  /** In major units of the currency; 0 is free. */
  price: z.number().min(0),
  currency: z.string(),
  isFree: z.boolean(),
  /** May be `Label | more`; only the label before the bar is shown. */
  category: z.string(),
  imageUrl: z.string(),
  author: z.string(),
  /** As typed; absent if there are none. */
  tags: z.array(z.string()).optional(),
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
  /** `description` repeats `longDescription`, for clients that read that name. */
  description: z.string(),
  /** `longDescription` is Markdown; this is its HTML, without scripts, pictures and styles. */
  descriptionHtml: z.string(),
  fileSizeBytes: z.number().int().optional(),
  /** Present with a valid token: whether the caller owns it, and the caller's own rating. */
  owned: z.boolean().optional(),
  myRating: z.number().int().optional(),
});
export type ArticleDetail = z.output<typeof articleDetail>;

/** `relevance`: best matches first; newest first without a search. */
export const articleSort = z.enum([
  'relevance',
  'popular',
  'newest',
  'rating',
  'price-low',
  'price-high',
]);
export type ArticleSort = z.output<typeof articleSort>;

export const articlesContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/articles',
    access: 'public',
    summary:
      'The published library: an array of rows. With `limit`, it is paginated, with the next cursor in a Link header. `X-Total-Count` is the number of matches.',
    input: z.object({
      q: z.string().trim().max(200).optional(),
      category: z.string().trim().max(100).optional(),
      tag: tagFilter,
      author: authorFilter,
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
    summary: 'The categories in use, with the number of articles in each.',
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
    summary: 'Rate a free or owned article from 1 to 5. A new rating replaces the last one.',
    input: z.object({ id, rating: z.number().int().min(1).max(5) }),
    output: z.object({ rating: z.number(), ratingCount: z.number().int(), myRating: z.number() }),
    errors: ['not_found', 'not_purchased', 'conflict'],
  },
});
