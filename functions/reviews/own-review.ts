import { type OwnReview, reviewsContract } from '#shared/contracts/reviews.ts';
import { getRating } from '../domain/ratings/rating-repository.ts';
import { getReview } from '../domain/reviews/review-repository.ts';
import { reviewedItem } from '../domain/reviews/review.ts';
import { implement } from '../platform/implement.ts';

/** Reads the caller's own review, whatever the state of the item. */
export const readOwnReview = implement(reviewsContract.mine, ({ kind, id }, actor) =>
  ownReviewOf(reviewedItem(kind, id), actor.id),
);

export async function ownReviewOf(item: string, userId: string): Promise<OwnReview> {
  const [stars, review] = await Promise.all([getRating(item, userId), getReview({ userId, item })]);
  const { sentence, name, state } = review ?? {};
  return { stars, sentence, name, state };
}
