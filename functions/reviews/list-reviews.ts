import { reviewsContract } from '#shared/contracts/reviews.ts';
import { listReviewsOfItem } from '../domain/reviews/read-reviews.ts';
import { implement } from '../platform/implement.ts';
import { publicCache } from '../platform/public-cache.ts';
import { json } from '../platform/reply.ts';

export const listReviews = implement(reviewsContract.list, async (input) =>
  json(await listReviewsOfItem(input), publicCache),
);
