import type { ReviewedKind, ReviewsOfItem } from '#shared/contracts/reviews.ts';
import { siteDay } from '../../platform/site-day.ts';
import { catalogueOf } from '../catalogue/catalogue-of.ts';
import { openItem } from '../catalogue/open-item.ts';
import { meanRating, type Rated } from '../ratings/mean-rating.ts';
import { getRatings } from '../ratings/rating-repository.ts';
import { listShownReviews } from './review-repository.ts';
import { reviewedItem, writtenAt, type ReviewedThing } from './review.ts';

/** The most sentences that a page loads at once. */
export const reviewsPerPage = 10;

/** Reads the ratings of an item as everybody sees them: the figures, and a page of approved sentences. */
export async function readReviews(
  item: string,
  rated: Rated,
  before?: string,
): Promise<ReviewsOfItem> {
  const found = await listShownReviews(item, reviewsPerPage + 1, before);
  const page = found.slice(0, reviewsPerPage);
  const ratings = await getRatings(page);
  const rows = page.flatMap(({ userId, revision, sentence, name }) => {
    const stars = ratings.find((rating) => rating.userId === userId)?.rating;
    const month = siteDay(writtenAt({ revision })).slice(0, 7);
    return stars ? [{ stars, sentence, name, month }] : [];
  });
  return {
    ...(rated.ratingCount && { rating: meanRating(rated), ratingCount: rated.ratingCount }),
    rows,
    ...(found.length > reviewsPerPage && { nextCursor: page.at(-1)!.revision }),
  };
}

/**
 * Does the same for an item by its id.
 * @throws AppError `not_found` for an item that visitors do not see
 */
export async function listReviewsOfItem({
  kind,
  id,
  cursor,
}: {
  kind: ReviewedKind;
  id: string;
  cursor?: string;
}): Promise<ReviewsOfItem> {
  const { item } = await openItem<ReviewedThing>(catalogueOf[kind], id, undefined);
  return readReviews(reviewedItem(kind, id), item, cursor);
}
