import { type DecidedReview, reviewsContract } from '#shared/contracts/reviews.ts';
import { decideReview } from '../domain/reviews/decide-review.ts';
import { reviewedItem } from '../domain/reviews/review.ts';
import type { Actor } from '../platform/actor.ts';
import { errorTable } from '#shared/contracts/errors.ts';
import { implement } from '../platform/implement.ts';
import type { InputOf } from '#shared/contracts/define-contract.ts';
import { logger } from '../platform/logger.ts';
import { mapConcurrently } from '../platform/map-concurrently.ts';

type Input = InputOf<typeof reviewsContract.decide>;

const concurrency = 8;

/** Decides reviews one by one, each with an audit event of its own. A failure does not stop the others. */
export const decideReviews = implement(
  reviewsContract.decide,
  async ({ action, reviews }, actor) => {
    const once = [...new Map(reviews.map((review) => [review.revision, review])).values()];
    return {
      reviews: await mapConcurrently(once, concurrency, (review) =>
        decideOne(review, action, actor),
      ),
    };
  },
);

async function decideOne(
  { userId, kind, itemId, revision }: Input['reviews'][number],
  action: Input['action'],
  actor: Actor,
): Promise<DecidedReview> {
  const item = reviewedItem(kind, itemId);
  const state = action === 'show' ? 'shown' : 'hidden';
  try {
    const outcome = await decideReview({ userId, item, revision }, state, actor);
    if (outcome !== 'gone') return { revision, outcome };
    return {
      revision,
      outcome: 'failed',
      text: 'Its author has changed or removed it. Reload the list.',
    };
  } catch (error) {
    logger.error('a review was not decided', { item, error });
    return { revision, outcome: 'failed', text: errorTable.internal_error.text };
  }
}
