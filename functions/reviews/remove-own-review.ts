import { reviewsContract } from '#shared/contracts/reviews.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { consumeRateLimit } from '../domain/rate-limits/consume-rate-limit.ts';
import { removeReview } from '../domain/reviews/review-repository.ts';
import { reviewedItem } from '../domain/reviews/review.ts';
import { implement } from '../platform/implement.ts';
import { ownReviewOf } from './own-review.ts';

/**
 * Removes the caller's review; a missing one is not an error. People who no longer own the item may remove theirs too.
 */
export const removeOwnReview = implement(
  reviewsContract.remove,
  async ({ kind, id }, { id: userId }) => {
    await consumeRateLimit('reviews', userId, siteConfig.limits.reviews);
    const item = reviewedItem(kind, id);
    await removeReview({ userId, item });
    return ownReviewOf(item, userId);
  },
);
