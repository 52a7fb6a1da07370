import type { reviewsContract } from '#shared/contracts/reviews.ts';
import { listReviewsOfItem } from '../domain/reviews/read-reviews.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { publicCache } from '../platform/public-cache.ts';
import { json } from '../platform/reply.ts';

export const listReviews: UseCase<typeof reviewsContract.list> = async (input) =>
  json(await listReviewsOfItem(input), publicCache);
