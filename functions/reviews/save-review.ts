import { reviewsContract } from '#shared/contracts/reviews.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { catalogueOf } from '../domain/catalogue/catalogue-of.ts';
import { getItem } from '../domain/catalogue/catalogue-repository.ts';
import { openItem } from '../domain/catalogue/open-item.ts';
import { consumeRateLimit } from '../domain/rate-limits/consume-rate-limit.ts';
import { meanRating } from '../domain/ratings/mean-rating.ts';
import { putRating } from '../domain/ratings/rating-repository.ts';
import { reviewedItem, type ReviewedThing } from '../domain/reviews/review.ts';
import { writeReview } from '../domain/reviews/write-review.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';
import { ownReviewOf } from './own-review.ts';

/**
 * Saves a review. Owners may review an item, and so may signed-in readers and listeners of a free one. The stars are
 * saved first, because a sentence requires them.
 */
export const saveReview = implement(
  reviewsContract.save,
  async ({ kind, id, stars: rating, sentence, name }, { id: userId }) => {
    await consumeRateLimit('reviews', userId, siteConfig.limits.reviews);
    const catalogue = catalogueOf[kind];
    const { item: reviewed, owned } = await openItem<ReviewedThing>(catalogue, id, userId);
    if (reviewed.priceMinor > 0 && !owned) throw new AppError('not_purchased');
    await putRating({ kind: catalogue, id, userId, rating });
    const item = reviewedItem(kind, id);
    if (sentence !== undefined) {
      const { title } = reviewed;
      await writeReview({ userId, item, title, sentence, ...(name && { name }) });
    }
    const [own, after] = await Promise.all([
      ownReviewOf(item, userId),
      getItem<ReviewedThing>(catalogue, id),
    ]);
    const rated = after ?? reviewed;
    return { ...own, rating: meanRating(rated), ratingCount: rated.ratingCount ?? 0 };
  },
);
