import * as z from 'zod';
import { maxReviewNameLength, maxSentenceLength } from '../constants/review-limits.ts';
import { defineContract } from './define-contract.ts';
import { id, oneLine, pageOfRows, pageQuery } from './fields.ts';
import { sortField } from './list-sort.ts';

/** What can be reviewed. */
export const reviewedKind = z.enum(['article', 'podcast', 'product']);
export type ReviewedKind = z.output<typeof reviewedKind>;

/**
 * - `waiting`: only its author and administrators see it.
 * - `shown`: an administrator approved it, so everybody sees it on the page of its item.
 * - `hidden`: an administrator rejected it, or took it off the page.
 */
export const reviewState = z.enum(['waiting', 'shown', 'hidden']);
export type ReviewState = z.output<typeof reviewState>;

const stars = z
  .number({ error: 'Choose one to five stars' })
  .int('Choose one to five stars')
  .min(1, 'Choose one to five stars')
  .max(5, 'Choose one to five stars');

const sentence = z
  .string()
  .trim()
  .min(1, 'Write a sentence')
  .max(maxSentenceLength, `Please keep it under ${maxSentenceLength} characters`)
  .regex(oneLine, 'Please write one line without control characters');

const name = z
  .string()
  .trim()
  .max(maxReviewNameLength, `Please keep it under ${maxReviewNameLength} characters`)
  .regex(/^[^@]*$/, 'Everybody can read this name. Leave out your email address')
  .regex(oneLine, 'Please write one line without control characters');

/** A review as everybody sees it. */
export const shownReview = z.object({
  stars: z.number().int(),
  sentence: z.string(),
  /** Absent if the author gave none. */
  name: z.string().optional(),
  /** `2026-11` */
  month: z.string(),
});
export type ShownReview = z.output<typeof shownReview>;

export const reviewsOfItem = z.object({
  /** The mean of all ratings, with or without a sentence, with one decimal; absent without ratings. */
  rating: z.number().optional(),
  ratingCount: z.number().int().optional(),
  /** Approved ones, newest first. */
  rows: z.array(shownReview),
  nextCursor: z.string().optional(),
});
export type ReviewsOfItem = z.output<typeof reviewsOfItem>;

/** A member's own rating and sentence. */
export const ownReview = z.object({
  stars: z.number().int().optional(),
  sentence: z.string().optional(),
  name: z.string().optional(),
  /** The state of the sentence. */
  state: reviewState.optional(),
});
export type OwnReview = z.output<typeof ownReview>;

/** The saved review, with the item's current figures. */
const savedReview = ownReview.extend({ rating: z.number(), ratingCount: z.number().int() });
export type SavedReview = z.output<typeof savedReview>;

/** A review as administrators see it. */
export const managedReview = z.object({
  sentence: z.string(),
  name: z.string().optional(),
  /** Absent for a moment while an account is deleted. */
  stars: z.number().int().optional(),
  userId: z.string(),
  kind: reviewedKind,
  itemId: z.string(),
  /** The item's title when the sentence was written. */
  title: z.string(),
  state: reviewState,
  /** Changes with the sentence, so that an administrator approves only the text that they have read. */
  revision: z.string(),
  writtenAt: z.string(),
});
export type ManagedReview = z.output<typeof managedReview>;

const reviewed = { kind: reviewedKind, id };

export const maxReviewsAtOnce = 100;

const revision = z.string().regex(/^[\w:.#-]{1,60}$/, 'Begin with the first page');

export const decidedReview = z.object({
  revision: z.string(),
  /** `unchanged`: it already was as requested. `failed`: the others are decided nevertheless. */
  outcome: z.enum(['changed', 'unchanged', 'failed']),
  /** Why it failed. */
  text: z.string().optional(),
});
export type DecidedReview = z.output<typeof decidedReview>;

export const reviewsContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/reviews/{kind}/{id}',
    access: 'public',
    summary:
      'The ratings of an item: their mean and number, and the approved sentences, newest first.',
    input: z.object({ ...reviewed, cursor: revision.optional() }),
    output: reviewsOfItem,
    errors: ['not_found'],
  },
  mine: {
    method: 'GET',
    path: '/api/reviews/{kind}/{id}/mine',
    access: 'member',
    summary: 'The caller’s own rating of an item, with the sentence and its state.',
    input: z.object(reviewed),
    output: ownReview,
  },
  save: {
    method: 'PUT',
    path: '/api/reviews/{kind}/{id}/mine',
    access: 'member',
    summary:
      'Rate a free or owned item from 1 to 5, with an optional sentence. Stars count immediately; a new or changed sentence is shown once an administrator has approved it. If `sentence` is absent, an earlier one is kept.',
    input: z.object({ ...reviewed, stars, sentence: sentence.optional(), name: name.optional() }),
    output: savedReview,
    errors: ['not_found', 'not_purchased', 'too_many_requests', 'conflict'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/reviews/{kind}/{id}/mine',
    access: 'member',
    summary: 'Remove the caller’s own sentence immediately; the stars are kept.',
    input: z.object(reviewed),
    output: ownReview,
    errors: ['too_many_requests'],
  },
  listManaged: {
    method: 'GET',
    path: '/api/admin/reviews',
    access: 'admin',
    summary:
      'Reviews in one state: waiting ones oldest first, the others newest first. With `user`, those of one member in every state. `q` searches sentence, name and title.',
    input: pageQuery().extend({
      state: reviewState.optional(),
      user: id.optional(),
      sort: sortField(['date']),
    }),
    output: pageOfRows(managedReview),
  },
  decide: {
    method: 'POST',
    path: '/api/admin/reviews/decisions',
    access: 'admin',
    summary:
      'Show or hide up to 100 reviews. Each is decided separately; one that has changed in the meantime is left as it is.',
    input: z.object({
      action: z.enum(['show', 'hide']),
      reviews: z
        .array(z.object({ userId: id, kind: reviewedKind, itemId: id, revision }))
        .min(1, 'Choose a review')
        .max(maxReviewsAtOnce, `Choose at most ${maxReviewsAtOnce} reviews`),
    }),
    output: z.object({ reviews: z.array(decidedReview) }),
  },
});
