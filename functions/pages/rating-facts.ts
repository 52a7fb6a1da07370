import { capabilities } from '#shared/site-config/capabilities.ts';
import type { ReviewedKind, ShownReview } from '#shared/contracts/reviews.ts';
import type { Thing } from '#shared/html/json-ld.ts';
import { readReviews } from '../domain/reviews/read-reviews.ts';
import { reviewedItem, type ReviewedThing } from '../domain/reviews/review.ts';
import { logger } from '../platform/logger.ts';

type RatingFacts = { aggregateRating?: Thing; review?: Thing[] };

/**
 * Returns an item's ratings as structured data; none before an administrator has approved a sentence. Search engines
 * require reviews with a name, and only content that the page shows
 * (https://developers.google.com/search/docs/appearance/structured-data/review-snippet).
 */
export async function ratingFacts(kind: ReviewedKind, item: ReviewedThing): Promise<RatingFacts> {
  if (!capabilities.reviews || !item.ratingCount) return {};
  const { rating, ratingCount, rows } = await readFor(kind, item);
  if (rows.length === 0) return {};
  const named = rows.filter(({ name }) => name);
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating,
      ratingCount,
      bestRating: 5,
      worstRating: 1,
    },
    ...(named.length > 0 && { review: named.map(reviewThing) }),
  };
}

/** Reads the reviews; none if that fails, because the page itself reports it. */
async function readFor(kind: ReviewedKind, item: ReviewedThing) {
  try {
    return await readReviews(reviewedItem(kind, item.id), item);
  } catch (error) {
    logger.error('structured data lack reviews', { item: item.id, error });
    return { rows: [] };
  }
}

function reviewThing({ name, month, stars, sentence }: ShownReview): Thing {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name },
    datePublished: month,
    reviewBody: sentence,
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
  };
}
